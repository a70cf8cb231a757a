import type { UserCtx } from '../../../runtime/context'
import { sendSmsCode } from '../../people/identity/codes/send-sms-code'
import { loadUser } from '../../people/identity/queries'
import { type PayeeForm, payeeAction } from './internal/payee-action'

/** Sends a code to the bound phone, valid for binding this payee and stating it. Refuses INVALID_INPUT, TOO_MANY. */
export async function sendPayeeCode(
  ctx: UserCtx,
  { browser, ...form }: PayeeForm & { browser: string },
): Promise<{ waitSeconds: number }> {
  const action = payeeAction(ctx.payout, form)
  const { phone } = await loadUser(ctx)
  return sendSmsCode(ctx, { phone: phone ?? '', purpose: 'payee', browser, asker: 'member', action })
}
