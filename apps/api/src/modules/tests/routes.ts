import { handlers } from '../../http/handler.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { formAdminService } from './admin-service.ts'
import { testService } from './service.ts'

const readerRoutes = (deps: ModuleDeps) => {
  const service = testService(deps)
  return handlers<
    | 'tests'
    | 'testQuestions'
    | 'testDetail'
    | 'submitTest'
    | 'testResults'
    | 'testResult'
    | 'deleteTestResult'
    | 'deleteTestResults'
    | 'requestForms'
  >({
    tests: ({ actor, language }) => service.list(actor, language),
    testQuestions: ({ params, language }) => service.questions(params.id, language),
    testDetail: ({ params, language }) => service.detail(params.id, language),
    submitTest: ({ actor, body, request, language }) =>
      service.submit(actor, body, request.idempotencyKey, language),
    testResults: ({ actor, query, language }) => service.results(actor, query, language),
    testResult: ({ actor, params, language }) => service.result(actor, params.id, language),
    deleteTestResult: async ({ actor, params }) => {
      await service.remove(actor, params.id)
      return { deleted: true }
    },
    deleteTestResults: async ({ actor }) => ({ deleted: await service.removeAll(actor) }),
    requestForms: ({ language }) => service.requestForms(language),
  })
}

const editorRoutes = (deps: ModuleDeps) => {
  const forms = formAdminService(deps)
  return handlers<
    | 'keptTests'
    | 'switchTest'
    | 'fileTestLicence'
    | 'reflection'
    | 'createReflection'
    | 'updateReflection'
    | 'publishReflection'
    | 'archiveReflection'
    | 'deleteReflection'
  >({
    keptTests: ({ language }) => forms.list(language),
    switchTest: ({ actor, params, body }) => forms.switch(actor, params.id, body.isOn),
    fileTestLicence: ({ actor, params, body, request }) =>
      forms.fileLicence(actor, params.id, body, request.idempotencyKey),
    reflection: ({ params }) => forms.reflection(params.id),
    createReflection: ({ actor, body, request }) => forms.create(actor, body, request.idempotencyKey),
    updateReflection: ({ actor, params, body }) => forms.update(actor, params.id, body),
    publishReflection: ({ actor, params, body }) => forms.publish(actor, params.id, body.version),
    archiveReflection: ({ actor, params }) => forms.archive(actor, params.id),
    deleteReflection: async ({ actor, params }) => {
      await forms.remove(actor, params.id)
      return { deleted: true }
    },
  })
}

export const testRoutes = (deps: ModuleDeps) => ({ ...readerRoutes(deps), ...editorRoutes(deps) })
