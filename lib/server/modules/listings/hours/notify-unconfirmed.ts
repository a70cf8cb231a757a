import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { restNotices } from '../../../db/schema/listings/hours'
import { type Ctx, inTx } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { homeOf } from '../../people/identity/queries'
import { findActiveSince } from '../../people/identity/sessions/find-active-since'
import { findUnconfirmed } from '../catalog/queries-unconfirmed'
import { REST_NOTICE_DAYS, restNotice } from './rules-rest'

/**
 * Scheduled job: notifies sellers whose goods will rest in two days, unless they log in or confirm them. Several
 * instances notify each once. Returns how many were notified.
 */
export async function notifyUnconfirmed(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  let notified = 0
  for (const { id: goodsTypeId, name, mode } of GOODS_TYPES) {
    const { restDays } = rulesOf({ mode })
    if (restDays === 0) continue
    const since = new Date(at.getTime() - Math.max(0, restDays - REST_NOTICE_DAYS) * DAY_MS)
    const found = await findUnconfirmed(ctx.db, { goodsTypeId, since })
    const active = await findActiveSince(
      ctx.db,
      found.map(({ sellerId }) => sellerId),
      since,
    )
    for (const { sellerId, count } of found)
      if (!active.has(sellerId)) notified += await notify(ctx, { sellerId, goodsTypeId, name, count, at })
  }
  return notified
}

interface Unconfirmed {
  sellerId: UserId
  goodsTypeId: number
  name: string
  count: number
  at: Date
}

const notify = (ctx: Ctx, { sellerId, goodsTypeId, name, count, at }: Unconfirmed): Promise<number> =>
  inTx(ctx, async (tx, effects) => {
    const created = await tx
      .insert(restNotices)
      .values({ sellerId, goodsTypeId, noticedAt: at })
      .onConflictDoNothing()
      .returning({ sellerId: restNotices.sellerId })
    if (created.length === 0) return 0
    const distId = await homeOf(tx, sellerId)
    await notifyUsers(tx, effects, { notices: [restNotice({ sellerId, distId, goodsTypeId, name, count, at })], at })
    return 1
  })
