import { type Fen, fenToYuan } from '@/lib/shared/money'
import type { PlanRow } from './types'

export const presentPlan = (row: PlanRow) => ({
  planId: row.id,
  title: row.title,
  from: row.fromStep,
  to: row.toStep,
  price: fenToYuan(row.priceFen),
  hours: row.hours,
  safety: row.safety,
})

export const presentPlanGame = (
  game: { id: number; name: string },
  plans: { count: number; leastFen: Fen | null },
) => ({ gameId: game.id, gameName: game.name, count: plans.count, from: fenToYuan(plans.leastFen as Fen) })
