import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

/** What stores something in the browser, and under which names. */
const keepers = {
  'http/owed-sign-out.ts': ['sign-out-owed'],
  'http/stored-drafts.ts': ['bildwort-texts-…'],
  'http/stored-files.ts': ['bildwort-drafts'],
  'http/stored-token.ts': ['iframe-auth-token', 'iframe-auth'],
  'i18n/language.ts': ['language'],
  'results/acting/followed-action.ts': ['results-action'],
  'results/drafts/use-draft-keeper.ts': ['bildwort-texts-…'],
  'results/images/use-look.ts': ['results-look'],
  'shell/theme.ts': ['theme'],
  'ui/use-shortcuts-setting.ts': ['single-key-shortcuts'],
  'upload/draft/draft-database.ts': ['bildwort-drafts'],
  'upload/draft/kept-draft.ts': ['upload-tab'],
}

test('the privacy page names everything that is kept in the browser', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/test\.tsx?$|(^|\/)testing\//.test(file),
  )
  const found = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|createStore|cookie =)/.test(read(file)),
  )
  expect(found.toSorted()).toEqual(Object.keys(keepers))

  const page = read('pages/privacy/privacy-browser.tsx')
  const unnamed = Object.values(keepers)
    .flat()
    .filter((name) => !page.includes(`'${name}'`))
  expect(unnamed).toEqual([])
})
