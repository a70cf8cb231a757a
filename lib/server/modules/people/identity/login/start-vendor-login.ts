import type { Vendor } from '@/lib/shared/people/vendors'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import { vendorVisits } from '../../../../db/schema/people/identity'
import type { Ctx, SessionUser } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { randomToken } from '../../../../runtime/vault'
import { callbackOf } from '../internal/claim-visit'
import { sha256 } from '../sessions/create-session'

export const VISIT_SECONDS = 600

interface Visit {
  vendor: Vendor
  returnUrl?: string
  /** The account to bind the vendor to, already proven; absent: a login. */
  binds?: SessionUser
}

/**
 * Creates the address of the vendor's page, with a way back to this host, valid once for ten minutes. `browser` goes
 * into an HttpOnly cookie, so the address is useless in another browser. Refuses NOT_FOUND where this distributor has
 * no app at the vendor.
 */
export async function startVendorLogin(
  ctx: Ctx,
  { vendor, returnUrl, binds }: Visit,
): Promise<{ url: string; browser: string }> {
  const app = ctx.oauth.appOf(ctx.dist.distId, vendor)
  if (!app) throw refuse('NOT_FOUND', '本站没有开通这种登录方式')
  const [state, browser] = [`${binds ? 'bind' : 'login'}.${vendor}.${randomToken(24)}`, randomToken(24)]
  const now = ctx.now()
  await ctx.db.insert(vendorVisits).values({
    stateHash: sha256(state),
    browserHash: sha256(browser),
    vendor,
    distId: ctx.dist.distId,
    userId: binds?.userId,
    sessionId: binds?.sessionId,
    returnUrl: safeReturnUrl(returnUrl),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VISIT_SECONDS * 1000),
  })
  return { url: app.addressOf({ redirectUri: callbackOf(ctx.dist), state }), browser }
}
