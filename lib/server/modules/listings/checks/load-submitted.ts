import { and, eq } from 'drizzle-orm'
import { goodsCheckViews } from '../../../db/schema/listings/checks'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { assertOnDuty } from './internal/assert-on-duty'
import { lockOwnCheck } from './internal/lock-own-check'
import { openAccount } from './rules'
import type { SubmittedAccount } from './types'

/**
 * Shows the submitted account to the member on duty who has taken the check; each view is recorded before it is shown.
 * Refuses FORBIDDEN, CHECK_STATE.
 */
export async function loadSubmitted(
  ctx: StaffCtx,
  { checkId }: { checkId: number },
): Promise<SubmittedAccount & { views: number }> {
  await assertOnDuty(ctx)
  return inTx(ctx, async (tx) => {
    const { goodsSn, cipher } = await lockOwnCheck(ctx, tx, checkId)
    if (!cipher) throw refuse('CHECK_STATE')
    const { userId } = ctx.user
    await recordAudit(tx, ctx, { action: 'check.account', target: `goods:${goodsSn}` })
    await tx.insert(goodsCheckViews).values({ checkId, userId, ip: ctx.ip, createdAt: ctx.now() })
    const views = await tx.$count(
      goodsCheckViews,
      and(eq(goodsCheckViews.checkId, checkId), eq(goodsCheckViews.userId, userId)),
    )
    return { ...openAccount(ctx.vault, goodsSn, cipher), views }
  })
}
