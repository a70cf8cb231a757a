import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { restrictionAppeals } from '../../../db/schema/office/restrictions'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { notifyUsers } from '../../core/notifications/notify-users'
import { findOwnerIds } from '../../people/staff/queries-owners'

/** Scheduled job: notifies the owners of the platform, once, of each appeal that was not decided in time. */
export async function notifyOverdueAppeals(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const isOverdue = and(
    ...[eq(restrictionAppeals.state, 'open'), lte(restrictionAppeals.dueAt, at), isNull(restrictionAppeals.alarmedAt)],
  )
  return sweepRows(ctx, {
    name: 'overdue appeals',
    find: (failed) =>
      ctx.db
        .select({ id: restrictionAppeals.id, restrictionId: restrictionAppeals.restrictionId })
        .from(restrictionAppeals)
        .where(and(isOverdue, without(restrictionAppeals.id, failed)))
        .orderBy(asc(restrictionAppeals.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id, restrictionId }) =>
      inTx(ctx, async (tx, effects) => {
        const taken = await tx
          .update(restrictionAppeals)
          .set({ alarmedAt: at })
          .where(and(eq(restrictionAppeals.id, id), isOverdue))
          .returning({ id: restrictionAppeals.id })
        if (taken.length === 0) return false
        const notices = (await findOwnerIds(tx)).map((userId) => ({
          userId,
          distId: MAIN_DIST_ID,
          kind: 'order' as const,
          key: `restriction appeal ${restrictionId} overdue`,
          title: '账号限制的申诉已超时',
          text: '超过 72 小时没有处理，请安排没有参与这条限制的员工处理。',
          href: `/console/restrictions?restrictionId=${restrictionId}`,
          isUrgent: true,
        }))
        await notifyUsers(tx, effects, { notices, at })
      }),
  })
}
