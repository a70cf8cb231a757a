import type { UserCtx } from '../../../runtime/context'
import { sendSmsCode } from '../../people/identity/codes/send-sms-code'
import { loadUser } from '../../people/identity/queries'
import { type PayeeForm, payeeDeed } from './internal/payee-deed'

/** A code to the bound phone that binds this very payee and says so. Refuses INVALID_INPUT, TOO_MANY. */
export async function sendPayeeCode(
  ctx: UserCtx,
  { browser, ...form }: PayeeForm & { browser: string },
): Promise<{ waitSeconds: number }> {
  const deed = payeeDeed(form)
  const { phone } = await loadUser(ctx)
  return sendSmsCode(ctx, { phone: phone ?? '', purpose: 'payee', browser, asker: 'member', deed })
}
