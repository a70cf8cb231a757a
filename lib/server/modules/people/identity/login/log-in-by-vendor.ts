import { and, eq } from 'drizzle-orm'
import { normalText } from '@/lib/shared/normalize/free-text'
import { cutText } from '@/lib/shared/text/cut-text'
import { thirdParties, users, vendorVisits } from '../../../../db/schema/people/identity'
import { type Ctx, inTx } from '../../../../runtime/context'
import { claimVisit, ownVisit, type Return } from '../internal/claim-visit'
import { assertOpen, letIn } from '../internal/let-in'
import type { VendorLogin } from '../types'

/**
 * Handles the return from the vendor's page: logs in if the vendor's user is bound to an account. Otherwise the visit
 * waits for a phone, see registerByVendor. Refuses VENDOR_FAILED, FORBIDDEN, ACCOUNT_FROZEN.
 */
export async function logInByVendor(ctx: Ctx, back: Return): Promise<VendorLogin> {
  const { vendor } = back
  const { identity, returnUrl } = await claimVisit(ctx, back, null)
  const isBound = and(eq(thirdParties.vendor, vendor), eq(thirdParties.subject, identity.subject))
  const [found] = await ctx.db
    .select({ user: users })
    .from(thirdParties)
    .innerJoin(users, eq(users.id, thirdParties.userId))
    .where(isBound)
  if (!found) {
    const nickName = cutText(normalText(identity.nickName), 30)
    await ctx.db
      .update(vendorVisits)
      .set({ phase: 'known', subject: identity.subject, nickName })
      .where(and(ownVisit(ctx, back), eq(vendorVisits.phase, 'taken')))
    return { login: null, nickName, returnUrl }
  }
  await assertOpen(ctx, found.user, vendor)
  const login = await inTx(ctx, (tx) => letIn(ctx, tx, found.user, vendor))
  return { login, nickName: identity.nickName, returnUrl }
}
