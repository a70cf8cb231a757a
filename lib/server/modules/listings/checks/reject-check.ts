import { eq } from 'drizzle-orm'
import { goodsChecks } from '../../../db/schema/listings/checks'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockOwnCheck } from './internal/lock-own-check'
import { noticeOf } from './rules-notices'

/** Refuses a taken check with a reason; the submitted account is erased. Refuses CHECK_STATE. */
export async function rejectCheck(
  ctx: StaffCtx,
  { checkId, reason }: { checkId: number; reason: string },
): Promise<null> {
  return inTxOnce(ctx, async (tx, effects) => {
    const check = await lockOwnCheck(ctx, tx, checkId)
    const at = ctx.now()
    await tx
      .update(goodsChecks)
      .set({ state: 'refused', reason, cipher: null, dueAt: null, endedAt: at })
      .where(eq(goodsChecks.id, checkId))
    await recordAudit(tx, ctx, { action: 'check.refuse', target: `goods:${check.goodsSn}`, reason })
    await notifyUsers(tx, effects, { notices: [noticeOf('refused', check, reason)], at })
    return null
  })
}
