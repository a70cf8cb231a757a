import { and, eq, gt, isNull } from 'drizzle-orm'
import { VENDOR_NAMES, type Vendor } from '@/lib/shared/people/vendors'
import { pgCode } from '../../../../db/client'
import { vendorVisits } from '../../../../db/schema/people/identity'
import { type VendorIdentity, WrongVendorCode } from '../../../../providers/oauth/port'
import type { Ctx, Dist, SessionUser } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { sha256 } from '../sessions/create-session'

const USED_CODE = '23505'

/** The callback address for vendors, on each distributor's own host. */
export const callbackOf = ({ origin }: Dist): string => `${origin}/login/back`

/** The parameters returned by a vendor's page, and the secret stored in the browser. */
export interface Return {
  vendor: Vendor
  state: string
  code: string
  browser: string
}

/** Condition for this browser's unexpired visit from this host. */
export const ownVisit = (ctx: Ctx, { state, browser }: Pick<Return, 'state' | 'browser'>) =>
  and(
    eq(vendorVisits.stateHash, sha256(state)),
    eq(vendorVisits.browserHash, sha256(browser)),
    eq(vendorVisits.distId, ctx.dist.distId),
    gt(vendorVisits.expiresAt, ctx.now()),
  )

/**
 * Consumes a completed visit and asks the vendor for the user. Of several requests with the same state or code only one
 * succeeds; the code is never sent to the vendor twice. Refuses VENDOR_FAILED.
 */
export async function claimVisit(
  ctx: Ctx,
  { vendor, state, code, browser }: Return,
  binds: SessionUser | null,
): Promise<{ identity: VendorIdentity; returnUrl: string }> {
  const isItsOwn = binds
    ? and(eq(vendorVisits.userId, binds.userId), eq(vendorVisits.sessionId, binds.sessionId))
    : isNull(vendorVisits.userId)
  const [visit] = await ctx.db
    .update(vendorVisits)
    .set({ phase: 'taken', codeHash: sha256(code) })
    .where(
      and(
        ownVisit(ctx, { state, browser }),
        eq(vendorVisits.vendor, vendor),
        eq(vendorVisits.phase, 'begun'),
        isItsOwn,
      ),
    )
    .returning({ returnUrl: vendorVisits.returnUrl })
    .catch((error) => {
      if (pgCode(error) === USED_CODE) throw refuse('VENDOR_FAILED')
      throw error
    })
  const app = ctx.oauth.appOf(ctx.dist.distId, vendor)
  if (!visit || !app) throw refuse('VENDOR_FAILED')
  try {
    return { identity: await app.identify({ code, redirectUri: callbackOf(ctx.dist) }), returnUrl: visit.returnUrl }
  } catch (error) {
    if (error instanceof WrongVendorCode) throw refuse('VENDOR_FAILED')
    ctx.log.warn({ err: error, vendor }, 'the vendor did not say who it was')
    throw refuse('VENDOR_FAILED', `暂时联系不上${VENDOR_NAMES[vendor]}，请稍后重试或换一种登录方式`)
  }
}
