import type { Vendor } from '@/lib/shared/people/vendors'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import { vendorVisits } from '../../../../db/schema/identity'
import type { Ctx, SessionUser } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { randomToken } from '../../../../runtime/vault'
import { callbackOf } from '../internal/take-visit'
import { sha256 } from '../sessions/open-session'

export const VISIT_SECONDS = 600

interface Visit {
  vendor: Vendor
  returnUrl?: string
  /** Whose account is to be bound, already proven; absent: somebody logs in. */
  binds?: SessionUser
}

/**
 * A way to the vendor's page and back to this host, good for ten minutes, once. `browser` goes into an HttpOnly cookie: an
 * address that somebody else was given leads nowhere. Refuses NOT_FOUND where this distributor has no app at the vendor.
 */
export async function beginVendorVisit(
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
