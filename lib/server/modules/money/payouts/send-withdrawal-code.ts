import type { Fen } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { sendSmsCode } from '../../people/identity/codes/send-sms-code'
import { findGuards, loadUser } from '../../people/identity/queries'
import { balanceOf } from '../wallet/queries'
import { findFreshMoney } from '../wallet/queries-fresh'
import { findPayee } from './internal/find-payee'
import { loadWithdrawalFace } from './internal/withdrawal-face'
import { openMemberTerms } from './queries-terms'
import { assertAmount, assertPayable, assertUnlocked, withdrawalAction } from './rules'
import { memberOf } from './rules-owner'

/**
 * Sends a code to the bound phone, valid for this amount and payee and stating them; not sent for a withdrawal that
 * would be refused anyway. Refuses NOT_FOUND, INVALID_INPUT, PAYOUT_LOCKED, BALANCE_SHORT, FACE_NEEDED, TOO_MANY, PAUSED.
 */
export async function sendWithdrawalCode(
  ctx: UserCtx,
  { payeeId, amount, browser }: { payeeId: number; amount: Fen; browser: string },
): Promise<{ waitSeconds: number }> {
  const terms = await openMemberTerms(ctx)
  assertAmount(amount, terms)
  const { userId } = ctx.user
  const payee = await findPayee(ctx.db, memberOf(ctx), payeeId)
  assertPayable(ctx.payout, payee.kind)
  const guards = await findGuards(ctx.db, userId)
  assertUnlocked({ guards, payee, at: ctx.now() }, terms)
  const balance = await balanceOf(ctx.db, { kind: 'user', ownerId: userId })
  const fresh = await findFreshMoney(ctx.db, { userId, hours: terms.freshHours, at: ctx.now() })
  if (balance - fresh.amount - guards.held < amount) throw refuse('BALANCE_SHORT', '可提现余额不足，请修改金额')
  await loadWithdrawalFace(ctx, amount, terms)
  const { phone } = await loadUser(ctx)
  return sendSmsCode(ctx, {
    phone: phone ?? '',
    purpose: 'payout',
    browser,
    asker: 'member',
    action: withdrawalAction(payee, amount),
  })
}
