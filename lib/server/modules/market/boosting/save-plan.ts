import { and, eq } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import { servicePlans } from '../../../db/schema/market/boosting'
import { singleRow } from '../../../db/single-row'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { contentDist } from '../../core/oversight/rules'
import { isGame } from '../../listings/catalog/games/queries-games'
import { ownPlans } from './queries-writing'

interface PlanForm {
  /** Absent: a new plan. */
  planId?: number
  kind: ServiceKind
  gameId: number
  title: string
  price: Fen
  hours: number
  safety: string
  sort: number
}

/**
 * Creates or updates a plan of the caller's own platform or distributor that is not part of a ladder. Resolves with its
 * number. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function savePlan(ctx: StaffCtx, { planId, price, ...form }: PlanForm): Promise<number> {
  if (!(await isGame(ctx, form.gameId))) throw refuse('INVALID_INPUT', '请选择游戏', { field: 'gameId' })
  if (form.hours < 1) throw refuse('INVALID_INPUT', '请填写大约用时', { field: 'hours' })
  const values = { ...form, hours: MODE_FACTS[form.kind].isByMatch ? 1 : form.hours, priceFen: price }
  return inTx(ctx, async (tx, effects) => {
    const own = and(eq(servicePlans.id, planId ?? 0), ownPlans(ctx), eq(servicePlans.fromStep, ''))
    const [before] = await tx.select().from(servicePlans).where(own).for('update')
    if (planId !== undefined && !before) throw refuse('NOT_FOUND', '没有这个套餐')
    const saved = before
      ? tx.update(servicePlans).set(values).where(own)
      : tx.insert(servicePlans).values({ ...values, distId: contentDist(ctx) })
    const after = singleRow(await saved.returning())
    await recordAudit(tx, ctx, { action: 'plan.save', target: `plan:${after.id}`, before, after })
    effects.purge('plans')
    return after.id
  })
}
