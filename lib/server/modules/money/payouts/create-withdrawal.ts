import type { Fen } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce, isRepeated } from '../../../runtime/idempotency'
import { verifySmsCode } from '../../people/identity/codes/verify-sms-code'
import { loadUser } from '../../people/identity/queries'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { findPayee } from './internal/find-payee'
import { openWithdrawal } from './internal/open-withdrawal'
import { loadWithdrawalFace } from './internal/withdrawal-face'
import { openMemberTerms } from './queries-terms'
import { assertAmount, assertPayable, withdrawalAction } from './rules'
import { memberOf } from './rules-owner'

interface WithdrawalForm {
  payeeId: number
  amount: Fen
  payPassword: string
  smsCode: string
  browser: string
}

/**
 * Requests a withdrawal; requires the pay password and an SMS code that states this amount and payee. The amount is
 * deducted from the balance at once. Refuses NOT_FOUND, INVALID_INPUT, PAYOUT_LOCKED, BALANCE_SHORT, TOO_MANY,
 * FACE_NEEDED, WRONG_SMS_CODE, PAUSED and those of the pay password.
 */
export async function createWithdrawal(ctx: UserCtx, form: WithdrawalForm): Promise<{ withdrawalSn: string }> {
  const { payeeId, amount, payPassword, smsCode, browser } = form
  const terms = await openMemberTerms(ctx)
  assertAmount(amount, terms)
  const payee = await findPayee(ctx.db, memberOf(ctx), payeeId)
  assertPayable(ctx.payout, payee.kind)
  const face = await loadWithdrawalFace(ctx, amount, terms, await isRepeated(ctx))
  await verifyPayPassword(ctx, payPassword)
  const { phone } = await loadUser(ctx)
  const action = withdrawalAction(payee, amount)
  await verifySmsCode(ctx, { phone: phone ?? '', purpose: 'payout', browser, code: smsCode, action })
  return inTxOnce(ctx, async (tx, effects) => {
    const { sn } = await openWithdrawal(ctx, { tx, effects, owner: memberOf(ctx), payeeId, amount, terms, face })
    return { withdrawalSn: sn }
  })
}
