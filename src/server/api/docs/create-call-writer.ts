import { titlesOfCalls } from '#contract/endpoints/v1/titles.ts'
import { formWords, wordsOfDescription } from '#contract/endpoints/v1/words.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { exampleAddress } from '#server/api/document/sample-values.ts'
import { exampleLanguages } from './examples.ts'
import { pageWords } from './guide.ts'
import { type Field, listFields, typeOf } from './list-fields.ts'
import { html, type Markup, sentence } from './markup.ts'
import type { DescribedCall, Schema } from './read-calls.ts'
import { writeLinks } from './write-refusals.ts'
import { writeRequests } from './write-requests.ts'

/** Errors of a call beyond this number are closed, so that they do not hide its neighbours. */
const mostOpenErrors = 12
/** A shape with at least this many fields is listed once; later calls link to it. */
const worthALink = 8

/** Returns a function that writes one call after the other. Shapes that an earlier call had are not repeated. */
export function createCallWriter(
  language: UiLanguage,
  {
    germanSummaries,
    address,
    shared,
  }: { germanSummaries: Record<string, string>; address: string; shared: readonly RefusalCode[] },
): (call: DescribedCall) => Markup {
  const shown = new Map<string, DescribedCall>()
  const word = (name: keyof typeof pageWords) => pageWords[name][language]

  function writeAnswer(call: DescribedCall, schema: Schema, title: Markup, isFirst: boolean): Markup {
    // Every field of an answer is present; only requests have optional fields.
    const fields = listFields(schema).map((field) => ({ ...field, isRequired: false }))
    return writeShape(schema, { call, title, fields, isLinkable: isFirst })
  }

  function writeShape(
    schema: Schema,
    {
      call,
      title,
      fields,
      isLinkable = true,
      isOpen = false,
      note = null,
    }: {
      call: DescribedCall
      title: Markup
      fields: Field[]
      isLinkable?: boolean
      isOpen?: boolean
      note?: Markup | null
    },
  ): Markup {
    if (fields.length === 0)
      return html`<p class="shape">${title} <code class="type">${typeOf(schema)}</code></p>`
    const first = fields.find(({ path }) => path.endsWith('.id') || path === 'id')
    const key = shapeOf(schema)
    const earlier = shown.get(key)
    if (first && earlier && earlier !== call)
      return html`<p class="shape">${title} <code class="type">${typeOf(schema)}</code> ${word('asIn')} <a href="#${earlier.anchor}"><code>${earlier.name}</code></a></p>`
    // A reader of another call would look at the first answer of this one.
    if (fields.length >= worthALink && isLinkable) shown.set(key, call)
    return html`<details class="shape"${isOpen ? html` open` : null}><summary>${title}</summary>${note}<dl class="fields">${fields.map((field) => writeField(field, language))}</dl></details>`
  }

  function writeErrors(codes: RefusalCode[], hasShared: boolean): Markup {
    const shared = hasShared ? html` <a href="#shared-refusals">${word('andShared')}</a>` : null
    if (codes.length <= mostOpenErrors)
      return html`<p class="refused">${word('refusals')}: ${writeLinks(codes)}${shared}</p>`
    return html`<details class="shape"><summary>${word('refusals')} (${codes.length})</summary><p class="refused">${writeLinks(codes)}${shared}</p></details>`
  }

  return (call) => {
    const { anchor, method, path, scope, summary, parameters, body, answers, refusals } = call
    const own = refusals.filter(({ code }) => !shared.includes(code))
    const said = language === 'de' ? (germanSummaries[call.name] ?? summary) : summary
    return html`<article id="${anchor}"><div class="says"><h4>${titleOf(call, language)}</h4>
<p class="call"><span class="method">${method}</span> <code>${path}</code></p>
<p>${sentence(`${said}.`)}</p>
<p class="scope">${scope ? html`${word('scope')}: <a href="#tokens"><code>${scope}</code></a>` : word('everybody')}</p>
${
  parameters.length === 0
    ? null
    : html`<details class="shape"><summary>${word('parameters')} ${parameters.map(({ name }) => html`<code>${name}</code> `)}</summary><dl class="fields">${parameters.map(
        ({ name, required = false, description = '', schema }) =>
          writeField(
            {
              path: name,
              type: typeOf(schema),
              isRequired: required,
              values: (schema.enum ?? []).map(String),
              schema: { description, ...schema },
            },
            language,
          ),
      )}</dl></details>`
}
${body.map(({ type, schema }, index) =>
  writeShape(schema, {
    call,
    title: html`${word('body')} <code>${type}</code>`,
    fields: listFields(schema),
    isOpen: index === 0,
    note: type.startsWith('multipart/') ? html`<p>${sentence(formWords[language])}</p>` : null,
  }),
)}
${answers.map(({ status, type, schema }, index) => {
  const title = html`${word('answer')} <b>${status}</b> ${type ? html`<code>${type}</code>` : word('noContent')}`
  return type && schema ? writeAnswer(call, schema, title, index === 0) : html`<p class="shape">${title}</p>`
})}
${
  refusals.length === 0
    ? null
    : writeErrors(
        own.map(({ code }) => code),
        own.length < refusals.length,
      )
}</div><div class="shows">${writeExamples(call, address)}
${answers.map(({ status, type, example }, index) => (example === undefined ? null : writeCode(`${word('answer')} ${status} ${type}`, show(example), index > 0)))}</div></article>
`
  }
}

/** The short title of a call. */
export function titleOf({ operationId, title }: DescribedCall, language: UiLanguage): string {
  return titlesOfCalls[operationId]?.[language] ?? title
}

/** The requests of a call in each language; those with another body than the first are closed. */
function writeExamples(call: DescribedCall, address: string): Markup[] {
  const written = exampleLanguages.map((language) => ({
    ...language,
    requests: writeRequests(call, language.id).map((text) => text.replaceAll(exampleAddress, address)),
  }))
  const titles = call.body.flatMap(({ type, examples }) => examples.map((example) => nameBody(type, example)))
  return Array.from({ length: Math.max(1, titles.length) }, (_, index) => {
    const figures = written.map(
      ({ id, name, requests }) =>
        html`<figure data-code="${id}"><figcaption>${name}</figcaption><pre><code>${requests[index] ?? ''}</code></pre></figure>`,
    )
    const examples = html`<div class="example">${figures}</div>`
    if (index === 0) return examples
    return html`<details class="shape"><summary>${titles[index] ?? ''}</summary>${examples}</details>`
  })
}

/** A form by what it sends. */
function nameBody(type: string, example: unknown): string {
  const file = ['file', 'pictures'].find((name) => Object.hasOwn(example ?? {}, name))
  return file ? `${type}: ${file}` : type
}

/** An example; those after the first of their kind are closed. */
function writeCode(title: string, text: string, isClosed: boolean): Markup {
  const code = html`<pre><code>${text}</code></pre>`
  if (isClosed) return html`<details class="shape"><summary>${title}</summary>${code}</details>`
  return html`<figure><figcaption>${title}</figcaption>${code}</figure>`
}

/** JSON, or a file as it is. */
function show(example: unknown): string {
  return typeof example === 'string' ? example.trimEnd() : JSON.stringify(example, null, 2)
}

/** The key by which two equal shapes are recognised. */
function shapeOf(schema: Schema): string {
  return JSON.stringify(schema)
}

function writeField({ path, type, isRequired, values, schema }: Field, language: UiLanguage): Markup {
  const words = wordsOfDescription(schema.description ?? '')?.[language]
  const usual = usualOf(schema)
  const bounds = boundsOf(schema, language)
  return html`<div><dt><code>${path}</code> <span class="type">${type}</span>${isRequired ? html` <span class="tag">${pageWords.required[language]}</span>` : null}</dt>
<dd>${words ? sentence(words) : null}${values.length > 0 ? html` <span class="values">${values.map((value) => html`<code>${value}</code> `)}</span>` : null}${bounds === '' ? null : html` <span class="bounds">${bounds}</span>`}${usual === null ? null : html` <span class="bounds">${pageWords.usual[language]} <code>${usual}</code></span>`}</dd></div>`
}

function usualOf({ 'x-default': absent, default: usual = absent }: Schema): string | null {
  const saysNothing =
    usual === undefined || usual === '' || usual === null || (Array.isArray(usual) && usual.length === 0)
  return saysNothing ? null : JSON.stringify(usual)
}

/** The bounds of a value in a request, as numbers, characters or entries; the bounds of every integer are omitted. */
function boundsOf(schema: Schema, language: UiLanguage): string {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (only && others.length === 0) return boundsOf(only, language)
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, items } = schema
  const usual = (bound = 0) => Math.abs(bound) >= 2 ** 31 - 1
  const [least, most, unit] =
    maxItems !== undefined || minItems !== undefined
      ? [minItems, maxItems, ` ${pageWords.entries[language]}`]
      : maxLength !== undefined || minLength !== undefined
        ? [minLength, maxLength, ` ${pageWords.characters[language]}`]
        : [usual(minimum) ? undefined : minimum, usual(maximum) ? undefined : maximum, '']
  const own = sayBounds(least, most, unit)
  // The fields of objects have their own.
  const each = items && !items.properties ? boundsOf(items, language) : ''
  return [own, each && `${pageWords.each[language]} ${each}`].filter(Boolean).join(', ')
}

function sayBounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least ? `≥ ${least}${unit}` : ''
  return least === undefined ? `≤ ${most}${unit}` : `${least}–${most}${unit}`
}
