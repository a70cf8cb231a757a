import type { Ctx } from '../../../runtime/context'
import { verifySmsCode } from '../../people/identity/codes/verify-sms-code'
import { sealGuest } from './rules'

/** Proves a phone without an account. Resolves with the text of the cookie that says so. Refuses WRONG_SMS_CODE. */
export async function verifySender(
  ctx: Ctx,
  { phone, smsCode, browser }: { phone: string; smsCode: string; browser: string },
): Promise<string> {
  await verifySmsCode(ctx, { phone, purpose: 'case', browser, code: smsCode })
  return sealGuest(ctx.vault, ctx.dist.distId, phone, ctx.now())
}
