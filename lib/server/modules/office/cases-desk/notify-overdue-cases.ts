import { and, asc, eq, isNull } from 'drizzle-orm'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { findOwnerIds } from '../../people/staff/queries-owners'
import { notifyStaff } from './internal/notify-staff'
import { isOverdue } from './queries'

/** Scheduled job: notifies the handler and the owners of the platform, once, of each case whose deadline is over. */
export async function notifyOverdueCases(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isDue = and(isOverdue(at), isNull(serviceCases.alarmedAt))
  return sweepRows(ctx, {
    name: 'overdue cases',
    find: (failed) =>
      ctx.db
        .select({ id: serviceCases.id })
        .from(serviceCases)
        .where(and(isDue, without(serviceCases.id, failed)))
        .orderBy(asc(serviceCases.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      inTx(ctx, async (tx, effects) => {
        const [row] = await tx
          .update(serviceCases)
          .set({ alarmedAt: at })
          .where(and(eq(serviceCases.id, id), isDue))
          .returning()
        if (!row) return false
        const to = [...new Set([...(row.handlerId === null ? [] : [row.handlerId]), ...(await findOwnerIds(tx))])]
        await notifyStaff({ tx, effects, at }, row, { event: 'overdue', title: '工单已超时，请尽快处理', to })
      }),
  })
}
