/** What a provider asked for by `Retry-After`. */
export interface Pause {
  until: number
}

export const noPause: Pause = { until: 0 }
