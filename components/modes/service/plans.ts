import { yuanToFen } from '@/lib/shared/money/money'
import type { LadderStep } from '@/lib/shared/trade/service-terms'

/** A plan as returned by GET /booster/servicePlans. */
export interface Plan {
  planId: number
  title: string
  from: string
  to: string
  /** In yuan. */
  price: string
  hours: number
  safety: string
}
export interface PlanGame {
  gameId: number
  gameName: string
  count: number
  from: string
}
export interface PlansView {
  gameId: number
  gameName: string
  games: readonly PlanGame[]
  plans: readonly Plan[]
}

export const isStep = (plan: Plan): boolean => plan.from !== ''

/** Steps of the ladder, with amounts as numbers for calculation. */
export const ladderOf = (plans: readonly Plan[]): LadderStep[] =>
  plans.filter(isStep).map(({ from, to, price, hours }) => ({ from, to, priceFen: yuanToFen(price), hours }))

/** e.g. 约 6 小时; from two days on in days. */
export const hoursText = (hours: number): string =>
  hours >= 48 ? `约 ${Math.round(hours / 24)} 天` : `约 ${hours} 小时`

/** `gid` of an address; anything except digits counts as absent. */
export function readGid(value: string | string[] | undefined): string | undefined {
  const text = String([value].flat()[0] ?? '')
  return /^[1-9]\d{0,8}$/.test(text) ? text : undefined
}
