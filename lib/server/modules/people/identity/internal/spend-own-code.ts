import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import type { SmsPurpose } from '../codes/send-sms-code'
import { verifySmsCode } from '../codes/verify-sms-code'
import { loadUser } from '../queries'

/** Consumes a code sent to the caller's own phone. Refuses WRONG_SMS_CODE. */
export async function spendOwnCode(
  ctx: UserCtx,
  input: { purpose: SmsPurpose; code: string; browser: string },
): Promise<void> {
  const { phone } = await loadUser(ctx)
  if (!phone) throw refuse('WRONG_SMS_CODE', '请先绑定手机号')
  await verifySmsCode(ctx, { ...input, phone })
}
