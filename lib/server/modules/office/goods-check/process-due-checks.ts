import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows } from '../../../runtime/sweep-rows'
import { notifyUsers } from '../../core/notifications/notify-users'
import { closeGoodsChecks } from '../../listings/catalog/checking/close-goods-checks'
import { markExpiryNoticed } from '../../listings/checks/mark-expiry-noticed'
import { isExpired } from '../../listings/checks/queries'
import { findExpired } from '../../listings/checks/queries-due'
import { releaseLateChecks } from '../../listings/checks/release-late-checks'
import { noticeOf } from '../../listings/checks/rules-notices'

/**
 * Puts late checks back into the queue, notifies sellers before their check expires, and ends expired checks. Returns how
 * many rows were handled.
 */
export async function processDueChecks(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const released = await releaseLateChecks(ctx.db, at)
  const noticed = await markExpiryNoticed(ctx, { limit })
  const expired = await sweepRows(ctx, {
    name: 'goods checks',
    find: (failed) => findExpired(ctx.db, { at, limit, failed: failed.map(Number) }),
    keyOf: ({ id }) => id,
    act: ({ id, goodsSn }) =>
      inTx(ctx, async (tx, effects) => {
        if (!(await isExpired(tx, { checkId: id, at }))) return
        const ended = await closeGoodsChecks(tx, effects, { goodsSns: [goodsSn], why: 'expired', at })
        const notices = ended.map((check) => noticeOf('expired', check, '商品仍在售，可重新提交验号'))
        await notifyUsers(tx, effects, { notices, at })
      }),
  })
  return released + noticed + expired
}
