import { type FeatureGroup, weightOf } from './features.ts'

/** What no text may be, by the names of the rules. */
export const learnedFaults = ['refusal', 'placeholder', 'instruction'] as const
export type LearnedFault = (typeof learnedFaults)[number]

/** Of each fault: how much each feature speaks for it, in steps, and how much is so whatever the text. */
export interface Model {
  /** Of one feature after the other, as many as there are faults. */
  steps: Int8Array
  /** What a step is worth. */
  step: number
  biases: readonly number[]
}

/** Made by `npm run train:checks`. */
export const modelFile = new URL('./model.bin', import.meta.url)

const headerLength = 4 * (1 + learnedFaults.length)

/** How much speaks for each fault against a text that says what is seen: natural logarithms, 0 for as much as against it. */
export function scoresOf({ steps, step, biases }: Model, groups: readonly FeatureGroup[]): number[] {
  return addUp(steps, groups).map((sum, fault) => biases[fault]! + sum * step)
}

/** What the features of a text come to for each fault, by the weights of all features. */
export function addUp(weights: Int8Array | Float32Array, groups: readonly FeatureGroup[]): number[] {
  const sums = learnedFaults.map(() => 0)
  for (const group of groups) {
    const weight = weightOf(group)
    for (const feature of group) {
      const from = feature * learnedFaults.length
      for (let fault = 0; fault < sums.length; fault += 1) sums[fault]! += weights[from + fault]! * weight
    }
  }
  return sums
}

/** As `readModel` reads it: four numbers of 4 bytes, then the steps. */
export function writeModel({ steps, step, biases }: Model): Buffer {
  const header = Buffer.alloc(headerLength)
  for (const [index, number] of [step, ...biases].entries()) header.writeFloatLE(number, 4 * index)
  return Buffer.concat([header, Buffer.from(steps.buffer, steps.byteOffset, steps.byteLength)])
}

export function readModel(file: Buffer): Model {
  const [step = 0, ...biases] = Array.from({ length: 1 + learnedFaults.length }, (_, index) =>
    file.readFloatLE(4 * index),
  )
  return {
    step,
    biases,
    steps: new Int8Array(file.buffer, file.byteOffset + headerLength, file.byteLength - headerLength),
  }
}
