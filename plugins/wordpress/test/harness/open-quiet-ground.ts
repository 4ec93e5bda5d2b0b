import path from 'node:path'
import { callPhp } from './call-php.ts'
import { generatePictures } from './generate-pictures.ts'
import { openOrClose } from './open-or-close.ts'
import { openWordPress } from './open-wordpress.ts'
import { startBildwort } from './start-bildwort.ts'
import type { Versions } from './versions.ts'

/**
 * A WordPress whose plugin is connected to a Bildwort beside it, and nobody at a browser: what happens in the background is driven from
 * the test. `shims` are folders of `shims/` that stand for plugins that are not to be had here.
 */
export function openQuietGround(versions: Versions, shims: readonly string[] = []) {
  return openOrClose(async (later) => {
    const plugins = [path.join(import.meta.dirname, '../../bildwort')]
    for (const shim of shims) plugins.push(path.join(import.meta.dirname, '../shims', shim))
    const wordpress = await openWordPress(versions, plugins)
    later(wordpress.stop)
    const bildwort = await startBildwort(wordpress.url)
    later(bildwort.stop)
    const call = callPhp(wordpress)
    const connect = async (token: string) => {
      await call('update_option', 'bildwort_token', { token })
    }
    await call(
      'probe_set_up',
      plugins.map((plugin) => path.basename(plugin)),
    )
    await call('update_option', 'bildwort_settings', { address: bildwort.url, languages: ['en'] })
    await connect(bildwort.token)

    return {
      wordpress,
      bildwort,
      call,
      /** Enters another token, as the settings do. */
      connect,
      /** Whether Bildwort is told that it can call this site. It can. */
      async setPublic(isPublic: boolean) {
        await call('update_option', 'probe_is_public', isPublic ? 1 : 0)
      },
      /** Adds pictures of which no two are alike to the media library, and answers their numbers. */
      async addPictures(count: number, name = 'picture'): Promise<number[]> {
        return call<number[]>('probe_add_pictures', name, await generatePictures(bildwort, count))
      },
      altTexts: (ids: readonly number[]) => call<string[]>('probe_alt_texts', ids),
      /** Has WordPress do what is due by now, and once `seconds` have passed. */
      async runCronAfter(seconds: number) {
        await call('probe_let_pass', seconds)
        await wordpress.runCron()
      },
    }
  })
}

export type QuietGround = Awaited<ReturnType<typeof openQuietGround>>
