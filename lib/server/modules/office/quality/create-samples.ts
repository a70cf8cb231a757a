import { qualitySamples, qualityWeeks } from '../../../db/schema/office/quality'
import { type Ctx, inTx } from '../../../runtime/context'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { drawEndedOrders } from '../../orders/trading/staff/queries-supervised'
import { findAgents } from '../../people/staff/queries-supervisors'
import { lastWeek } from './rules'

/**
 * Scheduled job: draws the finished orders of the last week for review, some of each agent. A week is drawn once; what
 * is drawn depends on the numbers of the orders alone. Returns how many were drawn.
 */
export async function createSamples(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const { week, from, to } = lastWeek(at)
  const { qualitySamples: each } = await loadRules(ctx)
  return inTx(ctx, async (tx) => {
    const [first] = await tx.insert(qualityWeeks).values({ week, createdAt: at }).onConflictDoNothing().returning()
    if (!first) return 0
    const serviceIds = (await findAgents(tx, null)).map(({ userId }) => userId)
    const drawn = await drawEndedOrders(tx, { serviceIds, from, to, each })
    if (drawn.length === 0) return 0
    const rows = drawn.map(({ orderSn, distId, serviceId: userId }) => ({
      orderSn,
      distId,
      userId,
      week,
      createdAt: at,
    }))
    const added = await tx
      .insert(qualitySamples)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: qualitySamples.id })
    return added.length
  })
}
