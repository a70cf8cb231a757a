import { and, eq, isNull } from 'drizzle-orm'
import { goodsChecks } from '../../../db/schema/listings/checks'
import { type Ctx, inTx } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'
import { findExpiring } from './queries-due'
import { noticeOf } from './rules-notices'

/** Notifies sellers, once, that the check of their account expires soon. Returns how many were notified. */
export async function markExpiryNoticed(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const soon = await findExpiring(ctx.db, { at, limit })
  for (const check of soon)
    await inTx(ctx, async (tx, effects) => {
      const [marked] = await tx
        .update(goodsChecks)
        .set({ noticedAt: at })
        .where(and(eq(goodsChecks.id, check.id), eq(goodsChecks.state, 'passed'), isNull(goodsChecks.noticedAt)))
        .returning({ id: goodsChecks.id })
      if (!marked) return
      const text = `到期后“已验号”标识取消，提交的账号会删除，可重新提交验号`
      await notifyUsers(tx, effects, { notices: [noticeOf('expiring', check, text)], at })
    })
  return soon.length
}
