import { normalText } from '@/lib/shared/normalize/free-text'
import { VENDOR_NAMES } from '@/lib/shared/people/vendors'
import { cutText } from '@/lib/shared/text/cut-text'
import { thirdParties } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { claimVisit, type Return } from '../internal/claim-visit'
import { notifyAccountOwner, vendorEvent } from '../internal/notify-account-owner'

/**
 * Handles the return from the vendor's page and binds the vendor's user to the caller's account. Of two accounts that
 * try concurrently, only one succeeds. Refuses VENDOR_FAILED, VENDOR_TAKEN.
 */
export async function linkVendor(ctx: UserCtx, back: Return): Promise<{ nickName: string; returnUrl: string }> {
  const { vendor } = back
  const { identity, returnUrl } = await claimVisit(ctx, back, ctx.user)
  const { userId } = ctx.user
  const nickName = cutText(normalText(identity.nickName), 30)
  await inTx(ctx, async (tx, effects) => {
    const bound = await tx
      .insert(thirdParties)
      .values({ vendor, subject: identity.subject, userId, nickName, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ userId: thirdParties.userId })
    if (bound.length === 0)
      throw refuse('VENDOR_TAKEN', `这个${VENDOR_NAMES[vendor]}已绑定账号，或你已绑定另一个${VENDOR_NAMES[vendor]}`)
    await notifyAccountOwner(ctx, { tx, effects, userId, event: vendorEvent('bind', vendor) })
  })
  return { nickName, returnUrl }
}
