import { createHash } from 'node:crypto'
import type { Language } from '@avita/i18n-routes'
import { documentationTexts, groupNames } from './groups.ts'
import type { OpenApiDocument, Operation } from './openapi.ts'
import { whoMay } from './openapi.ts'
import { styles } from './styles.ts'
import { typeText } from './type-text.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Texts = (typeof documentationTexts)['tr']

interface Call extends Operation {
  readonly method: string
  readonly path: string
}

const callsOf = (document: OpenApiDocument): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )

const lineOf = ({ method, path }: Call) =>
  `<span class="method">${method}</span> <code>${escaped(path).replaceAll('/', '/<wbr>')}</code>`

const codeBlock = (label: string, text: string) =>
  `<h4>${label}</h4><pre tabindex="0" aria-label="${label}"><code>${escaped(text)}</code></pre>`

const parameterTable = ({ parameters }: Call, texts: Texts) => {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escaped(parameter.name)}</code></th><td>${parameter.in}</td><td><code>${escaped(
        typeText(parameter.schema),
      )}</code>${parameter.example === undefined ? '' : ` · <code>${escaped(parameter.example)}</code>`}</td><td>${
        parameter.required ? texts.required : texts.optional
      }</td></tr>`,
  )
  return `<h4>${texts.parameters}</h4><div class="scroll" tabindex="0" role="region" aria-label="${texts.parameters}"><table><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.in}</th><th scope="col">${texts.type}</th><td></td></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const bodyOf = ({ operationId, requestBody }: Call, document: OpenApiDocument, texts: Texts) =>
  Object.entries(requestBody?.content ?? {})
    .map(([type, { example }]) => {
      const schema = document.components.schemas[`${operationId}.body`] ?? {}
      const shown = example === undefined ? '' : codeBlock(texts.example, JSON.stringify(example, null, 2))
      return codeBlock(`${texts.body} · ${type}`, typeText(schema)) + shown
    })
    .join('')

const answersOf = ({ operationId, responses }: Call, document: OpenApiDocument, texts: Texts) => {
  const schema = document.components.schemas[`${operationId}.answer`]
  const statuses = Object.entries(responses).map(
    ([status, { description }]) => `<li><strong>${status}</strong> ${escaped(description)}</li>`,
  )
  return (
    (schema ? codeBlock(`${texts.answers} · 200`, typeText(schema)) : `<h4>${texts.answers}</h4>`) +
    `<ul class="statuses">${statuses.join('')}</ul>`
  )
}

const section = (call: Call, document: OpenApiDocument, texts: Texts) =>
  `<section class="call" id="${call.operationId}" aria-labelledby="${call.operationId}-title">
<h3 id="${call.operationId}-title">${lineOf(call)}</h3>
<p lang="en">${escaped(call.summary)}</p>
<p><strong>${texts.access}:</strong> ${escaped(whoMay(call['x-access'], texts))}</p>
${parameterTable(call, texts)}${bodyOf(call, document, texts)}${answersOf(call, document, texts)}
</section>`

const policyOf = (css: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The documentation as one page: no script, so that it can be read, searched and printed anywhere. */
export const documentationPage = (document: OpenApiDocument, language: Language) => {
  const texts = documentationTexts[language]
  const other = language === 'tr' ? 'en' : 'tr'
  const calls = callsOf(document)
  const groups = groupNames
    .map((name) => ({
      name,
      title: texts.groups[name],
      calls: calls.filter(({ tags }) => tags.includes(name)),
    }))
    .filter((group) => group.calls.length > 0)
  const contents = groups.map(
    (group) =>
      `<li><a href="#group-${group.name}">${group.title}</a><ul>${group.calls
        .map((call) => `<li><a href="#${call.operationId}">${lineOf(call)}</a></li>`)
        .join('')}</ul></li>`,
  )
  const sections = groups.map(
    (group) =>
      `<section aria-labelledby="group-${group.name}"><h2 id="group-${group.name}">${group.title}</h2>${group.calls
        .map((call) => section(call, document, texts))
        .join('\n')}</section>`,
  )
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<p><a href="/api/openapi.json">${texts.document}</a> · <a href="/api/docs?lang=${other}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a></p>
</header>
<nav aria-label="${texts.contents}"><h2>${texts.contents}</h2><ul>${contents.join('')}</ul></nav>
<main id="content">${sections.join('\n')}</main>
</body>
</html>
`
  return { html, policy: policyOf(styles) }
}
