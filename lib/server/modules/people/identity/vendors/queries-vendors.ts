import { eq } from 'drizzle-orm'
import { VENDORS, type Vendor } from '@/lib/shared/people/vendors'
import { thirdParties } from '../../../../db/schema/people/identity'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { presentThirdParty } from '../security/present-security'

/** Returns vendors for login on this host. */
export const offeredVendors = (ctx: Ctx): Vendor[] =>
  VENDORS.filter((vendor) => ctx.oauth.appOf(ctx.dist.distId, vendor) !== undefined)

/** Lists the vendors offered here or bound to the caller's account. */
export async function listThirdParties(ctx: UserCtx) {
  const offered = offeredVendors(ctx)
  const rows = await ctx.db.select().from(thirdParties).where(eq(thirdParties.userId, ctx.user.userId))
  const list = VENDORS.map((vendor) => ({ vendor, row: rows.find((row) => row.vendor === vendor) }))
  return {
    list: list
      .filter(({ vendor, row }) => row || offered.includes(vendor))
      .map(({ vendor, row }) => presentThirdParty(vendor, row, offered.includes(vendor))),
  }
}
