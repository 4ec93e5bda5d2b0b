import type { Activity, ActivityOfUnit } from '#contract/entities/activity.ts'
import type { PeriodName } from './cost-period.ts'
import { fillPeriods } from './fill-periods.ts'

/** Every day or month of the period, including empty ones. */
export function fillActivity(activity: Activity, period: PeriodName): ActivityOfUnit[] {
  return fillPeriods(activity, period === 'all', nothing)
}

function nothing(from: string): ActivityOfUnit {
  return { from, newUsers: 0, jobs: 0, describedImages: 0, failedImages: 0, calls: [] }
}
