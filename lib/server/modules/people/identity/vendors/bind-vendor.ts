import { normalText } from '@/lib/shared/normalize/free-text'
import { VENDOR_NAMES } from '@/lib/shared/people/vendors'
import { cutText } from '@/lib/shared/text/cut-text'
import { thirdParties } from '../../../../db/schema/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { type Return, takeVisit } from '../internal/take-visit'
import { tellOwner, vendorEvent } from '../internal/tell-owner'

/** Back from the vendor's page with somebody for the caller's account. Of two accounts that want one at once, one gets it. Refuses VENDOR_FAILED, VENDOR_TAKEN. */
export async function bindVendor(ctx: UserCtx, back: Return): Promise<{ nickName: string; returnUrl: string }> {
  const { vendor } = back
  const { identity, returnUrl } = await takeVisit(ctx, back, ctx.user)
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
    await tellOwner(ctx, { tx, effects, userId, event: vendorEvent('bind', vendor) })
  })
  return { nickName, returnUrl }
}
