import type { Obstacle, OptionPlace } from './start-obstacle.ts'

/** The place in the options that has to be opened, because the job can't start before something is changed in it. */
export function missingAnswer(obstacle: Obstacle | null): OptionPlace | null {
  if (!obstacle) return null
  // The list is being read; and the address that paths belong to has its field beside the pictures.
  const isElsewhere = 'text' in obstacle && (obstacle.text === 'reading' || obstacle.text === 'baseNeeded')
  return isElsewhere ? null : obstacle.place
}
