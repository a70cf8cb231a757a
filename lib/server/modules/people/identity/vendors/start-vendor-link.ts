import type { Vendor } from '@/lib/shared/people/vendors'
import type { UserCtx } from '../../../../runtime/context'
import { spendOwnCode } from '../internal/spend-own-code'
import { startVendorLogin } from '../login/start-vendor-login'

/** Starts binding a vendor as a new login method; proves the owner first. Refuses WRONG_SMS_CODE, NOT_FOUND. */
export async function startVendorLink(
  ctx: UserCtx,
  { vendor, smsCode, browser }: { vendor: Vendor; smsCode: string; browser: string },
): Promise<{ url: string; browser: string }> {
  await spendOwnCode(ctx, { purpose: 'bind', code: smsCode, browser })
  return startVendorLogin(ctx, { vendor, binds: ctx.user, returnUrl: '/center/myself/thirdPartyBinding' })
}
