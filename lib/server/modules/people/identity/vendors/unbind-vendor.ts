import { and, eq } from 'drizzle-orm'
import type { Vendor } from '@/lib/shared/people/vendors'
import { thirdParties } from '../../../../db/schema/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { spendSmsCode } from '../codes/spend-sms-code'
import { tellOwner, vendorEvent } from '../internal/tell-owner'
import { loadUser } from '../queries'

/**
 * A way in is taken away, proven by the bound phone. Without a phone it is refused: a phone is changed, never taken away, so
 * who has one always has a way in. Refuses LAST_WAY_IN, WRONG_SMS_CODE, NOT_FOUND.
 */
export async function unbindVendor(
  ctx: UserCtx,
  { vendor, smsCode, browser }: { vendor: Vendor; smsCode: string; browser: string },
): Promise<void> {
  const { id: userId, phone } = await loadUser(ctx)
  if (!phone) throw refuse('LAST_WAY_IN')
  await spendSmsCode(ctx, { phone, purpose: 'unbind', browser, code: smsCode })
  await inTx(ctx, async (tx, effects) => {
    const gone = await tx
      .delete(thirdParties)
      .where(and(eq(thirdParties.userId, userId), eq(thirdParties.vendor, vendor)))
      .returning({ vendor: thirdParties.vendor })
    if (gone.length === 0) throw refuse('NOT_FOUND', '没有绑定，无需解绑')
    await tellOwner(ctx, { tx, effects, userId, event: vendorEvent('unbind', vendor) })
  })
}
