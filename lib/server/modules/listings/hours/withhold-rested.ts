import { and, eq, lte } from 'drizzle-orm'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { DAY_MS } from '@/lib/shared/time'
import { restNotices } from '../../../db/schema/listings/hours'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { notifyUsers } from '../../core/notifications/notify-users'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { homeOf } from '../../people/identity/queries'
import { holdPerson } from '../../people/identity/queries-person'
import { findActiveSince } from '../../people/identity/sessions/find-active-since'
import { withholdUnconfirmed } from '../catalog/selling/withhold-unconfirmed'
import { findDueNotices, noticeKey } from './queries-rest'
import { REST_NOTICE_DAYS, restedNotice } from './rules-rest'

/**
 * Scheduled job: lets goods rest whose seller was notified two days ago and has neither logged in nor confirmed them.
 * Returns how many notices were handled.
 */
export async function withholdRested(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const before = new Date(at.getTime() - REST_NOTICE_DAYS * DAY_MS)
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'unconfirmed goods',
    find: async (failed) =>
      (await findDueNotices(ctx.db, { before, limit })).filter((row) => !failed.includes(noticeKey(row))),
    keyOf: noticeKey,
    act: ({ sellerId, goodsTypeId }) =>
      inTx(ctx, async (tx, effects) => {
        // a confirmation at the same time comes before or after this as a whole
        await holdPerson(tx, sellerId)
        const own = and(eq(restNotices.sellerId, sellerId), eq(restNotices.goodsTypeId, goodsTypeId))
        const due = await tx
          .delete(restNotices)
          .where(and(own, lte(restNotices.noticedAt, before)))
          .returning({ sellerId: restNotices.sellerId })
        const { mode, name } = goodsType(goodsTypeId)
        const { restDays } = rulesOf({ mode })
        if (due.length === 0 || restDays === 0) return due.length > 0
        const since = new Date(at.getTime() - restDays * DAY_MS)
        if ((await findActiveSince(tx, [sellerId], since)).has(sellerId)) return true
        const count = await withholdUnconfirmed(tx, effects, { sellerId, goodsTypeId, since })
        if (count === 0) return true
        const distId = await homeOf(tx, sellerId)
        const notice = restedNotice({ sellerId, distId, goodsTypeId, name, count, at })
        await notifyUsers(tx, effects, { notices: [notice], at })
        return true
      }),
  })
}
