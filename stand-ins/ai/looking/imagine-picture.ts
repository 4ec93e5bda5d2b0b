import { createHash } from 'node:crypto'
import { places } from './find-light.ts'
import { colours } from './name-colour.ts'
import type { Sight } from './sight.ts'

/** A picture that nobody sent: a text stands for some picture, always the same one. */
export function imaginePicture(text: string): Sight {
  const dice = createHash('sha256').update(text).digest()
  const draw = <T>(index: number, values: readonly [T, ...T[]]): T =>
    values[(dice[index] ?? 0) % values.length] ?? values[0]
  const [first, second] = [draw(0, colours), draw(1, colours)]
  const tone = { colour: first, percent: 60 }
  return {
    width: 0,
    height: 0,
    format: 'jpeg',
    shape: draw(2, ['landscape', 'portrait', 'square']),
    kind: 'picture',
    brightness: draw(3, ['bright', 'balanced', 'dark']),
    tones: first === second ? [tone] : [tone, { colour: second, percent: 20 }],
    top: draw(4, colours),
    bottom: draw(5, colours),
    light: draw(6, places),
    isBusy: draw(7, [true, false]),
    isTransparent: false,
    fingerprint: new Uint8Array(),
  }
}
