import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadUser } from '../queries'
import type { SmsPurpose } from '../send-sms-code'
import { spendSmsCode } from '../spend-sms-code'

/** A code that went to the caller's own phone. Refuses WRONG_SMS_CODE. */
export async function spendOwnCode(
  ctx: UserCtx,
  input: { purpose: SmsPurpose; code: string; browser: string },
): Promise<void> {
  const { phone } = await loadUser(ctx)
  if (!phone) throw refuse('WRONG_SMS_CODE', '请先绑定手机号')
  await spendSmsCode(ctx, { ...input, phone })
}
