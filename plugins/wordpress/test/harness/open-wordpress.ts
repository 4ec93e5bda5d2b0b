import { startOnDebian } from './start-on-debian.ts'
import { startWordPress, type WordPress } from './start-wordpress.ts'
import type { Versions } from './versions.ts'

/** A WordPress of its own, with the given plugins in it and none of them active. */
export function openWordPress(versions: Versions, plugins: readonly string[]): Promise<WordPress> {
  return versions.wordpress === '6.1' ? startOnDebian(plugins) : startWordPress(versions, plugins)
}
