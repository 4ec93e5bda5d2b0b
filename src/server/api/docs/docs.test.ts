import { startJob } from '#contract/endpoints/v1/jobs.ts'
import { callAfter, messageWords } from '#contract/endpoints/v1/webhook-message.ts'
import {
  fieldWords,
  germanSummaries,
  requestWords,
  wordsOfDescription,
} from '#contract/endpoints/v1/words.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { maxLanguages, uiLanguages } from '#contract/languages.ts'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { refusalsOfAnyCall } from '#server/api/document/refusals-of-any-call.ts'
import { userAt } from '#server/audit/actor.ts'
import { exportColumns } from '#server/jobs/exports/export-columns.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { exampleLanguages } from './examples.ts'
import { scopeWords } from './guide.ts'
import { listFields } from './list-fields.ts'
import { readCalls, type V1Document } from './read-calls.ts'
import { resultColumns } from './reference.ts'
import { remedies } from './remedies.ts'
import { codesOf, sharedCodes } from './write-refusals.ts'

const test = plainTest
  .extend('document', { scope: 'file' }, async ({ app }) => {
    const answer = await app.inject('/api/v1/openapi.json')
    return answer.json<V1Document>()
  })
  .extend('calls', { scope: 'file' }, ({ document }) => readCalls(document))
  .extend('pages', { scope: 'file' }, async ({ app }) => {
    const read = async (lang: string) => (await app.inject(`/api/v1/docs?lang=${lang}`)).body
    return { de: await read('de'), en: await read('en') }
  })

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
/** The text that a reader sees. */
const seen = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

test.for(uiLanguages)('the page in %s has every call with its refusals', (language, { calls, pages }) => {
  const page = pages[language]
  expect(calls.length).toBeGreaterThan(15)
  const shared = sharedCodes(calls)
  const [, ofAll = ''] = page.split('<p id="shared-refusals"')
  for (const { anchor, path, scope, refusals: codes } of calls) {
    const [, article = ''] = page.split(`<article id="${anchor}">`)
    const [own = ''] = article.split('</article>')
    expect(own, anchor).toContain(`<code>${path}</code>`)
    if (scope) expect(own, anchor).toContain(`<code>${scope}</code>`)
    // Those that every call with a token has are named once.
    for (const { code } of codes)
      expect(shared.includes(code) ? ofAll : own, `${anchor} ${code}`).toContain(`href="#${code}"`)
    if (scope) expect(own, anchor).toContain('href="#shared-refusals"')
  }
})

test.for(uiLanguages)(
  'the page in %s says each refusal with the names of its details',
  (language, { calls, pages }) => {
    const codes = new Set([
      ...refusalsOfAnyCall,
      ...calls.flatMap((call) => call.refusals.map(({ code }) => code)),
    ])
    for (const code of codes) {
      const [, entry = ''] = pages[language].split(`<div id="${code}">`)
      const sentences = seen(entry.split('</dd>')[0] ?? '')
      expect(sentences, code).toContain(describeV1Refusal(code)[language].replaceAll(/\{\{|\}\}/g, ''))
    }
  },
)

test('each refusal says what to do, in its sentence or below it', ({ calls, pages }) => {
  const says =
    /please|must|possible|expected|known codes|accepted|example|deleted together|each line|start a job|split/i
  for (const code of codesOf(calls)) {
    const { en } = describeV1Refusal(code)
    const remedy = remedies[code]?.en
    expect(says.test(en) || remedy !== undefined, code).toBe(true)
    if (remedy)
      expect(seen(pages.en), code).toContain(
        remedy.replaceAll('`', '').replace(/\[([^\]]+)\]\(#[\w-]+\)/, '$1'),
      )
  }
})

test.for(uiLanguages)('no sentence in %s speaks of a form or page of the app', (language, { calls }) => {
  const ofApp = {
    de: /\bTabs?\b|gewählt|auswählen|wählen Sie|geben Sie .* ein\b|laden Sie .* neu|melden Sie|Schaltfläche|\bIhre?[nms]? (?:Konto|Liste)/,
    en: /\btabs?\b|select|choose|\benter\b|reload|sign in|button|\byour (?:account|list)/i,
  }
  for (const code of codesOf(calls))
    expect(describeV1Refusal(code)[language], code).not.toMatch(ofApp[language])
})

test.for(uiLanguages)('no link of the page in %s leads nowhere', (language, { pages }) => {
  const ids = all(pages[language], / id="([^"]+)"/g)
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  const missing = all(pages[language], /href="#([^"]+)"/g).filter((anchor) => !ids.includes(anchor))
  expect(missing).toEqual([])
})

test.for(uiLanguages)('the page in %s has a price for each number of languages', (language, { pages }) => {
  const [, prices = ''] = pages[language].split('<section id="money">')
  const rows = all(prices.split('</section>')[0] ?? '', /<tr><td>(\d+)<\/td>/g)
  const counts = Array.from({ length: maxLanguages }, (_, more) => more + 1)
  expect(rows).toEqual(counts.map(String))
})

test('the page explains each column that a file of results adds', () => {
  const added = exportColumns.flatMap((column) =>
    'header' in column ? [column.header] : column.forEachLanguage.map(({ header }) => `${header}_de`),
  )
  expect(Object.keys(resultColumns)).toEqual(added)
})

test('the page contains what a refused call links to', async ({ make, pages }) => {
  const visitor = make.visitor()
  type Refused = { docs: string }
  const answers = await Promise.all([
    visitor.get<Refused>('/api/v1/account'),
    visitor.get<Refused>('/api/v1/nothing'),
    visitor.delete<Refused>('/api/v1/account'),
    visitor.with({ host: 'elsewhere.example' }).get<Refused>('/api/v1/account'),
  ])
  const linked = answers.map(({ body }) => body.docs.split('#')[1])
  expect(linked).toEqual(['token_missing', 'no_such_call', 'method_not_allowed', 'unknown_host'])
  for (const code of linked) expect(pages.en).toContain(`<div id="${code}">`)
})

test('calls, fields and scopes have words in both languages, and no others do', ({ calls, document }) => {
  expect(calls.filter(({ name }) => !germanSummaries[name]).map(({ name }) => name)).toEqual([])
  const ofCalls = calls.flatMap(({ name, parameters, body, answers }) =>
    [
      ...parameters.map((parameter) => ({ path: parameter.name, schema: parameter })),
      ...[...body, ...answers].flatMap(({ schema }) => (schema ? listFields(schema) : [])),
    ].map(({ path, schema: { description = '' } }) => ({ field: `${name} ${path}`, description })),
  )
  const ofEvents = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) =>
    name.endsWith('Event')
      ? listFields(schema).map(({ path, schema: { description = '' } }) => ({
          field: `${name} ${path}`,
          description,
        }))
      : [],
  )
  const fields = [...ofCalls, ...ofEvents]
  const without = fields.filter(({ description }) => !wordsOfDescription(description))
  expect(without.map(({ field }) => field)).toEqual([])
  const used = new Set(fields.map(({ description }) => description))
  const tables = [fieldWords, requestWords].flatMap((table) => Object.entries(table))
  expect(tables.filter(([, { en }]) => !used.has(en)).map(([name]) => name)).toEqual([])
  // The German words are found by the English ones.
  for (const [name, words] of tables) expect(wordsOfDescription(words.en), name).toEqual(words)
  const names = calls.map(({ name }) => name)
  expect(Object.keys(germanSummaries).filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(scopeWords).toSorted()).toEqual([...tokenScopes].toSorted())
})

test('the page needs no exception from the content security policy, and its one script is a file', async ({
  app,
  pages,
}) => {
  const page = await app.inject('/api/v1/docs')
  const other = await app.inject('/api/v1/openapi.json')
  expect(page.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  const [script = '', ...others] = pages.de.match(/<script.*?<\/script>/g) ?? []
  expect(script).toBe('<script src="/api-docs.js" defer></script>')
  expect(others).toEqual([])
  expect(pages.de.replace(script, '')).not.toMatch(/<script|<style| style=| on\w+=/)
})

test.for(uiLanguages)(
  'the page in %s shows a request in each language beside each call, and a message of each event',
  (language, { calls, pages }) => {
    const page = pages[language]
    for (const { anchor, path } of calls) {
      const [own = ''] = page.split(`<article id="${anchor}">`)[1]!.split('</article>')
      for (const { id } of exampleLanguages) {
        const shown = new RegExp(`<figure data-code="${id}">.*?<pre><code>(.*?)</code>`, 's').exec(own)
        expect(shown?.[1], `${anchor} in ${id}`).toContain(path.replace(/\{.*/, ''))
      }
      expect(own, anchor).not.toContain('undefined')
      expect(page, anchor).toContain(`<li><a href="#${anchor}">`)
    }
    for (const event of Object.keys(messageWords)) expect(seen(page)).toContain(`"type": "${event}"`)
    const names = calls.map(({ name }) => name)
    for (const call of Object.values(callAfter)) if (call !== null) expect(names).toContain(call)
  },
)

test('the example of an error is what the server says of that call', async ({ document, make, platform }) => {
  const anna = await make.user()
  const input = { name: 'Test', scopes: ['jobs:write' as const], days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), { ...input, isTest: true })
  const client = make.visitor({ language: 'en' }).with({ authorization: `Bearer ${text}` })
  const images = [{ url: 'https://example.org/1.jpg' }]
  const { body } = await client.call(startJob, { body: { images, languages: [] } })
  const { value } = document.components.examples!.invalid_input as { value: object }
  const own = { requestId: expect.any(String), docs: expect.any(String) }
  expect(body).toEqual({ ...value, ...own })
})

test('the page and the document say the bounds of the form’s fields, and of the entries of a list', async ({
  calls,
  pages,
}) => {
  const start = calls.find(({ operationId }) => operationId === 'startJob')!
  const [form] = start.body.filter(({ type }) => type === 'multipart/form-data')
  const { labels, avoidedKeywords, languages, maxCost } = form!.schema.properties!
  expect(labels).toMatchObject({ maxItems: 10, items: { maxLength: 40 } })
  expect(avoidedKeywords).toMatchObject({ maxItems: 50, items: { maxLength: 100 } })
  expect(languages).toMatchObject({ minItems: 1, maxItems: 10, items: { maxLength: 40 } })
  expect(maxCost).toMatchObject({ minimum: 0, maximum: 100_000_000 })
  const [, article = ''] = seen(pages.en.split('<article id="post-api-v1-jobs">')[1] ?? '').split('labels')
  expect(article).toContain('≤ 10 entries, each 1–40 characters')
})

test('llms.txt has every call with its request, and links that lead to this installation', async ({
  app,
  calls,
}) => {
  const answer = await app.inject('/llms.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const { name } of calls) expect(answer.body).toContain(`: ${name}\n`)
  for (const code of codesOf(calls)) expect(answer.body).toContain(`\n- \`${code}\` (`)
  expect(answer.body).not.toMatch(/\]\((?!https?:)|bildwort\.example|undefined/)
})

test('the language is the one asked for, else the browser’s', async ({ app }) => {
  const languageFor = async (url: string, accepted: string) => {
    const { body } = await app.inject({ url, headers: { 'accept-language': accepted } })
    return /<html lang="(\w+)">/.exec(body)?.[1]
  }
  expect(await languageFor('/api/v1/docs', 'en-GB,de;q=0.5')).toBe('en')
  expect(await languageFor('/api/v1/docs', 'de')).toBe('de')
  expect(await languageFor('/api/v1/docs?lang=de', 'en')).toBe('de')
  expect(await languageFor('/api/v1/docs?lang=fr', 'en')).toBe('en')
})
