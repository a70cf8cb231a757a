import { and, asc, eq, lte } from 'drizzle-orm'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { closeCase } from './internal/close-case'

/** Scheduled job: closes cases whose sender did not hand in what was asked in time. */
export async function expireAskedCases(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const rules = await loadRules(ctx)
  return sweepRows(ctx, {
    name: 'asked cases',
    find: (failed) =>
      ctx.db
        .select({ id: serviceCases.id })
        .from(serviceCases)
        .where(and(lte(serviceCases.askedUntil, at), without(serviceCases.id, failed)))
        .orderBy(asc(serviceCases.askedUntil))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      inTx(ctx, async (tx, effects) => {
        // a reply that came meanwhile cleared the deadline
        const [row] = await tx
          .select()
          .from(serviceCases)
          .where(and(eq(serviceCases.id, id), lte(serviceCases.askedUntil, at)))
          .for('update')
        if (!row) return false
        const deciderIds = row.handlerId === null ? [] : [row.handlerId]
        const reason = '超时没有补充材料，工单自动关闭'
        await closeCase({ tx, effects, at }, row, rules, { outcome: 'dropped', clause: '', reason, deciderIds })
      }),
  })
}
