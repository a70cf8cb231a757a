import type { Vendor } from '@/lib/shared/people/vendors'
import type { UserCtx } from '../../../../runtime/context'
import { spendOwnCode } from '../internal/spend-own-code'
import { beginVendorVisit } from '../login/begin-vendor-visit'

/** A new way into an account asks for its owner first. Refuses WRONG_SMS_CODE, NOT_FOUND. */
export async function beginVendorBinding(
  ctx: UserCtx,
  { vendor, smsCode, browser }: { vendor: Vendor; smsCode: string; browser: string },
): Promise<{ url: string; browser: string }> {
  await spendOwnCode(ctx, { purpose: 'bind', code: smsCode, browser })
  return beginVendorVisit(ctx, { vendor, binds: ctx.user, returnUrl: '/center/myself/thirdPartyBinding' })
}
