import { and, eq } from 'drizzle-orm'
import type { Vendor } from '@/lib/shared/people/vendors'
import { thirdParties } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { verifySmsCode } from '../codes/verify-sms-code'
import { notifyAccountOwner, vendorEvent } from '../internal/notify-account-owner'
import { loadUser } from '../queries'

/**
 * Removes a login method, proven by the bound phone. Refused without a phone: a phone can be changed but never removed,
 * so whoever has one can always log in. Refuses LAST_WAY_IN, WRONG_SMS_CODE, NOT_FOUND.
 */
export async function unlinkVendor(
  ctx: UserCtx,
  { vendor, smsCode, browser }: { vendor: Vendor; smsCode: string; browser: string },
): Promise<void> {
  const { id: userId, phone } = await loadUser(ctx)
  if (!phone) throw refuse('LAST_WAY_IN')
  await verifySmsCode(ctx, { phone, purpose: 'unbind', browser, code: smsCode })
  await inTx(ctx, async (tx, effects) => {
    const gone = await tx
      .delete(thirdParties)
      .where(and(eq(thirdParties.userId, userId), eq(thirdParties.vendor, vendor)))
      .returning({ vendor: thirdParties.vendor })
    if (gone.length === 0) throw refuse('NOT_FOUND', '没有绑定，无需解绑')
    await notifyAccountOwner(ctx, { tx, effects, userId, event: vendorEvent('unbind', vendor) })
  })
}
