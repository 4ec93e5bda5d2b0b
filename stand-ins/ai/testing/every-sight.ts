import { places } from '#stand-ins/ai/looking/find-light.ts'
import { colours } from '#stand-ins/ai/looking/name-colour.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'

const kinds = ['picture', 'graphic', 'gradient'] as const
const lights = ['bright', 'balanced', 'dark'] as const
const shapes = ['landscape', 'portrait', 'square'] as const

/** Every word of the grammars occurs, in every place where it can stand. */
export function* everySight(): Generator<Sight> {
  let index = 0
  for (const kind of kinds)
    for (const brightness of lights)
      for (const shape of shapes)
        for (const colour of colours) {
          index += 1
          const next = colours[(index * 5) % colours.length] ?? 'grey'
          const tone = { colour, percent: 8 + (index % 80) }
          const isOneTone = index % 4 === 0
          yield {
            width: 1,
            height: 1,
            format: 'jpeg',
            kind,
            brightness,
            shape,
            tones: isOneTone ? [tone] : [tone, { colour: next, percent: 11 }],
            top: colour,
            bottom: index % 3 === 0 ? colour : next,
            light: index % 5 === 0 ? null : (places[index % places.length] ?? null),
            isBusy: index % 2 === 0,
            isTransparent: index % 7 === 0,
            fingerprint: new Uint8Array(),
          }
        }
}
