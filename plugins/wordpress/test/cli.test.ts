import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQuietGround, type QuietGround } from './harness/open-quiet-ground.ts'
import { chosenVersions } from './harness/versions.ts'

/** By a shim: WP-CLI itself is not to be had here. */
describe.each(chosenVersions(process.env))(
  'wp bildwort on WordPress $wordpress with PHP $php',
  (versions) => {
    let ground: QuietGround
    let ids: number[]

    beforeAll(async () => {
      ground = await openQuietGround(versions)
      ids = await ground.addPictures(3)
      await ground.call('update_post_meta', ids[1], '_wp_attachment_image_alt', 'My own words')
    })

    afterAll(() => ground?.close())

    test('generate --dry-run says what would be sent and what it costs, and begins nothing', async () => {
      const { code, lines } = await wp('generate', { 'dry-run': true })
      expect(code).toBe(0)
      expect(lines.slice(0, -1).map((line) => Number(line.split('\t')[0]))).toEqual([ids[0], ids[2]])
      expect(lines.at(-1)).toMatch(
        /^Pictures: 2, left out: 1\. This can cost \d\.\d\d euros; the balance is 105\.00 euros\.$/,
      )
      expect((await wp('status')).lines).toContain('Pictures that wait for a call of their own: 0')
    })

    test('generate --max-cost begins nothing that can cost more', async () => {
      const { code, lines } = await wp('generate', { 'max-cost': '0' })
      expect(code).toBe(1)
      expect(lines[0]).toMatch(/^Error: This can cost .* Nothing was begun\.$/)
      expect((await wp('status')).lines).toContain('Pictures that wait for a call of their own: 0')
    })

    test.each([{ ids: '12,x' }, { 'max-cost': 'much' }])('%o is refused', async (options) => {
      expect(await wp('generate', options)).toMatchObject({
        code: 1,
        lines: [expect.stringMatching(/^Error: Expected/)],
      })
    })

    test('generate --ids has these alone written, in the background', async () => {
      const begun = await wp('generate', { ids: String(ids[0]) })
      expect(begun).toMatchObject({
        code: 0,
        lines: [expect.stringMatching(/^Success: Pictures begun: 1, left out: 0\./)],
      })
      expect((await wp('status')).lines).toEqual([
        'Connected as editor. Balance: 105.00 euros.',
        'Pictures that wait for a call of their own: 1',
        'Pictures in jobs: 0',
      ])
      await ground.runCronAfter(10)
      expect(await ground.altTexts(ids)).toEqual([expect.stringMatching(/./), 'My own words', ''])
    })

    test('generate --only-missing leaves out what has its text', async () => {
      const { lines } = await wp('generate', { 'only-missing': true, 'dry-run': true })
      expect(lines.slice(0, -1).map((line) => Number(line.split('\t')[0]))).toEqual([ids[2]])
    })

    test('status says why nothing goes on', async () => {
      await ground.connect('bw_live_mistyped')
      const { code, lines } = await wp('status')
      expect(code).toBe(1)
      expect(lines.at(-1)).toMatch(/^Error: .*token/)
    })

    test('WordPress finds no fault with the plugin', () => {
      expect(ground.wordpress.complaints()).toEqual([])
    })

    async function wp(subcommand: string, options: object = {}): Promise<{ code: number; lines: string[] }> {
      const answer = await fetch(`${ground.wordpress.url}/wp-json/probe/v1/wp-cli?wp-cli-shim`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ command: 'bildwort', subcommand, options }),
      })
      return (await answer.json()) as { code: number; lines: string[] } // probe/wp-cli-shim.php says what it answers
    }
  },
)
