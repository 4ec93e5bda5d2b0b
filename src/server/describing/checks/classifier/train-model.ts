import { buckets, type FeatureGroup, weightOf } from './features.ts'
import { addUp, type LearnedFault, learnedFaults, type Model } from './model.ts'

/** A text by its features, and what is wrong with it; null: nothing. */
export interface Lesson {
  groups: readonly FeatureGroup[]
  fault: LearnedFault | null
}

const rounds = 8
const rate = 0.2
const rateOfBias = 0.02
/** A lesson that is known so well teaches nothing. */
const least = 1e-4
/** Keeps the first steps of a feature small. */
const smallest = 1e-3
const mostSteps = 127

/**
 * Learns from texts what tells faults from texts that say what is seen: multinomial logistic regression, by stochastic
 * gradient descent whose steps get smaller for features that were met often (AdaGrad). The same lessons give the same model.
 */
export function trainModel(lessons: readonly Lesson[]): Model {
  const weights = new Float32Array(buckets * learnedFaults.length)
  const met = new Float32Array(weights.length)
  const biases = learnedFaults.map(() => 0)
  const random = randomNumbers()
  const order = lessons.map((_, index) => index)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const index of order) learn(lessons[index]!)
  }
  return toSteps(weights, biases)

  function learn({ groups, fault }: Lesson): void {
    const likely = likelihoods(addUp(weights, groups).map((sum, at) => sum + biases[at]!))
    const errors = likely.map((one, at) => one - (fault === learnedFaults[at] ? 1 : 0))
    if (errors.every((error) => Math.abs(error) < least)) return
    for (const [at, error] of errors.entries()) biases[at]! -= rateOfBias * error
    for (const group of groups) {
      const gradients = errors.map((error) => error * weightOf(group))
      for (const feature of group)
        for (let at = 0; at < gradients.length; at += 1) {
          const place = feature * gradients.length + at
          const gradient = gradients[at]!
          met[place]! += gradient * gradient
          weights[place]! -= (rate * gradient) / Math.sqrt(met[place]! + smallest)
        }
    }
  }
}

/** Of each fault, where a text without one scores 0. */
function likelihoods(scores: readonly number[]): number[] {
  const most = Math.max(0, ...scores)
  const each = scores.map((score) => Math.exp(score - most))
  const sum = each.reduce((all, one) => all + one, Math.exp(-most))
  return each.map((one) => one / sum)
}

function toSteps(weights: Float32Array, biases: readonly number[]): Model {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostSteps
  return { step, biases, steps: Int8Array.from(weights, (weight) => Math.round(weight / step)) }
}

/** Always the same ones. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
}
