import { createHash } from 'node:crypto'
import type { Language } from '@avita/i18n-routes'
import { fillText } from '../fill-text.ts'
import { documentationTexts, groupNames } from './groups.ts'
import { jsonText } from './json-text.ts'
import { type Answer, type OpenApiDocument, type Operation, problemType, whoMay } from './openapi.ts'
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
      const shown = example === undefined ? '' : codeBlock(texts.example, jsonText(example))
      return codeBlock(`${texts.body} · ${type}`, typeText(schema)) + shown
    })
    .join('')

/** Folded away: whoever looks for a call sees what it takes and answers before what that looks like. */
const folded = (label: string, text: string) =>
  `<details><summary>${label}</summary><pre tabindex="0" aria-label="${label}"><code>${escaped(text)}</code></pre></details>`

/** The codes of a refusal, each leading to its document; the token endpoint has documents of its own form. */
const codesOf = (status: string, { content = {} }: Answer) =>
  Object.entries(content).flatMap(([type, { examples = {} }]) =>
    Object.keys(examples).map((code) =>
      type === problemType ? `<a href="#${status}.${code}"><code>${code}</code></a>` : `<code>${code}</code>`,
    ),
  )

const ownDocuments = ({ content = {} }: Answer, texts: Texts) =>
  Object.entries(content).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).flatMap(([code, example]) =>
      'value' in example && type !== problemType
        ? [folded(`${texts.example} · ${code}`, jsonText(example.value))]
        : [],
    ),
  )

/** From so many letters on, a type that stands somewhere already is not repeated. */
const longType = 400

interface AnswerTypes {
  readonly of: ReadonlyMap<string, string>
  /** The call at which a type stands. */
  readonly standsAt: ReadonlyMap<string, string>
}

const answerTypes = (calls: readonly Call[], { components }: OpenApiDocument): AnswerTypes => {
  const of = new Map<string, string>()
  const standsAt = new Map<string, string>()
  for (const { operationId } of calls) {
    const { [`${operationId}.answer`]: schema } = components.schemas
    if (!schema) continue
    const text = typeText(schema)
    of.set(operationId, text)
    if (text.length < longType || !standsAt.has(text)) standsAt.set(text, operationId)
  }
  return { of, standsAt }
}

const answerType = (operationId: string, types: AnswerTypes, texts: Texts) => {
  const text = types.of.get(operationId)
  if (text === undefined) return `<h4>${texts.answers}</h4>`
  const label = `${texts.answers} · 200`
  const place = types.standsAt.get(text)
  if (text.length < longType || place === operationId || place === undefined) return codeBlock(label, text)
  const link = `<a href="#${place}"><code>${place}</code></a>`
  return `<h4>${label}</h4><p>${fillText(texts.sameAs, { name: link })}</p>`
}

const answersOf = ({ operationId, responses }: Call, types: AnswerTypes, texts: Texts) => {
  const statuses = Object.entries(responses).map(
    ([status, answer]) =>
      `<li><strong>${status}</strong> ${[escaped(answer.description), ...codesOf(status, answer)].join(' · ')}</li>`,
  )
  const shown = Object.entries(responses['200']?.content ?? {}).flatMap(([type, { example }]) =>
    example === undefined
      ? []
      : [folded(`${texts.example} · 200 ${type}`, typeof example === 'string' ? example : jsonText(example))],
  )
  const refused = Object.values(responses).flatMap((answer) => ownDocuments(answer, texts))
  return (
    answerType(operationId, types, texts) +
    shown.join('') +
    `<ul class="statuses">${statuses.join('')}</ul>` +
    refused.join('')
  )
}

/** Every problem document once; the calls lead here. */
const refusalsSection = ({ components }: OpenApiDocument, texts: Texts) => {
  const documents = Object.entries(components.examples).flatMap(([name, example]) =>
    'value' in example
      ? [
          `<div class="call" id="${name}"><h3><code>${name}</code></h3><p lang="en">${escaped(example.summary)}</p><pre tabindex="0" aria-label="${name}"><code>${escaped(jsonText(example.value))}</code></pre></div>`,
        ]
      : [],
  )
  return `<section aria-labelledby="refusals"><h2 id="refusals">${texts.refusals}</h2><p>${texts.refusalsIntro}</p>${documents.join('\n')}</section>`
}

const section = (call: Call, document: OpenApiDocument, types: AnswerTypes, texts: Texts) =>
  `<section class="call" id="${call.operationId}" aria-labelledby="${call.operationId}-title">
<h3 id="${call.operationId}-title">${lineOf(call)}</h3>
<p lang="en">${escaped(call.summary)}</p>
<p><strong>${texts.access}:</strong> ${escaped(whoMay(call['x-access'], texts))}</p>
${parameterTable(call, texts)}${bodyOf(call, document, texts)}${answersOf(call, types, texts)}
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
  const types = answerTypes(
    groups.flatMap((group) => group.calls),
    document,
  )
  const contents = groups.map(
    (group) =>
      `<li><a href="#group-${group.name}">${group.title}</a><ul>${group.calls
        .map((call) => `<li><a href="#${call.operationId}">${lineOf(call)}</a></li>`)
        .join('')}</ul></li>`,
  )
  const sections = groups.map(
    (group) =>
      `<section aria-labelledby="group-${group.name}"><h2 id="group-${group.name}">${group.title}</h2>${group.calls
        .map((call) => section(call, document, types, texts))
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
<nav aria-label="${texts.contents}"><h2>${texts.contents}</h2><ul>${contents.join('')}<li><a href="#refusals">${texts.refusals}</a></li></ul></nav>
<main id="content">${sections.join('\n')}${refusalsSection(document, texts)}</main>
</body>
</html>
`
  return { html, policy: policyOf(styles) }
}
