import { expect, test } from 'vitest'
import { createInspection } from './harness/create-inspection.ts'
import { openPage } from './harness/open-page.ts'
import { openStage } from './harness/open-stage.ts'
import { walkMainScreens } from './harness/walk-main-screens.ts'

/** `npm run test:long` looks at all screens, and in more ways. */
const lookedAt = ['auth', 'options', 'completed', 'panel-czech']

test('the main screens keep the rules of WCAG 2.2 AA, fit into 320 px, are whole in English, and mark the language of texts', async () => {
  const stage = await openStage({ CONCURRENCY: '2' })
  try {
    const { page, close } = await openPage(stage.browser, { locale: 'de-DE', reducedMotion: 'reduce' })
    const { found, at } = createInspection(page, () => [[1280, 'light']])
    await walkMainScreens({ page, url: stage.url, farSide: stage.farSide }, async (stop) => {
      if (lookedAt.includes(stop)) await at(stop)
    })
    await close()
    const { languages, ...faults } = found
    expect(faults).toEqual({ stops: lookedAt, violations: [], sideways: [], cut: [], german: [] })
    expect(languages.completed).toContain('de')
    expect(languages['panel-czech']).toContain('cs')
  } finally {
    await stage.close()
  }
})
