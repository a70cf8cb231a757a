import type { consolePlanContract } from '@/lib/contract/console/console-plan'
import type { boosterContract } from '@/lib/contract/goods/booster'
import type { OutputOf } from '@/lib/contract/kit'
import { type Fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import type { PlanRow } from './types'

export type ServicePlans = OutputOf<(typeof boosterContract)['GET /booster/servicePlans']>

const presentPlan = (row: PlanRow): ServicePlans['plans'][number] => ({
  planId: row.id,
  title: row.title,
  from: row.fromStep,
  to: row.toStep,
  price: fenToYuan(row.priceFen),
  hours: row.hours,
  safety: row.safety,
})

interface PlanRows {
  /** 0: no game has plans. */
  gameId: number
  plans: readonly PlanRow[]
  /** By game, for games that have plans. */
  figures: ReadonlyMap<number, { count: number; lowest: Fen | null }>
}

/** `names`: all games of the host, in list order. */
export const presentPlans = (
  { gameId, plans, figures }: PlanRows,
  names: ReadonlyMap<number, string>,
): ServicePlans => ({
  gameId,
  gameName: names.get(gameId) ?? '',
  games: [...names].flatMap(([id, gameName]) => {
    const row = figures.get(id)
    return row ? [{ gameId: id, gameName, count: row.count, from: fenToYuan(row.lowest ?? ZERO) }] : []
  }),
  plans: plans.map(presentPlan),
})

type OwnPlan = OutputOf<(typeof consolePlanContract)['GET /console/plans']>['list'][number]
type Ladder = OutputOf<(typeof consolePlanContract)['GET /console/ladder']>

export const presentOwnPlan = (row: PlanRow, gameName: string): OwnPlan => ({
  ...presentPlan(row),
  kind: row.kind,
  gameId: row.gameId,
  gameName,
  sort: row.sort,
})

/** `steps` are sorted from the lowest rank. */
export const presentLadder = (steps: readonly PlanRow[]): Ladder => ({
  safety: steps[0]?.safety ?? '',
  first: steps[0]?.fromStep ?? '',
  steps: steps.map(({ toStep, priceFen, hours }) => ({ to: toStep, price: fenToYuan(priceFen), hours })),
})
