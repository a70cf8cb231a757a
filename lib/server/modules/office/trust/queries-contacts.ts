import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { staffContacts } from '../../../db/schema/office/trust'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { contentDist } from '../../core/oversight/rules'
import { listServiceContacts } from '../../core/tenancy/queries'
import { presentOwnContact } from './present'

/** Returns a contact of the caller's own platform or distributor. */
export const ownContact = (ctx: StaffCtx, contactId: number): SQL | undefined =>
  and(eq(staffContacts.id, contactId), eq(staffContacts.distId, contentDist(ctx)))

/** Returns genuine contacts of the caller's own platform or distributor, withdrawn ones last. */
export async function listOwnContacts(ctx: StaffCtx, paging: Paging) {
  const own = eq(staffContacts.distId, contentDist(ctx))
  const rows = ctx.db.select().from(staffContacts).where(own).orderBy(desc(staffContacts.active), staffContacts.id)
  const [found, unlisted] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(staffContacts, own), paging),
    findUnlisted(ctx),
  ])
  return { ...presentPage(found, presentOwnContact), unlisted }
}

/** Returns QQ numbers that this site shows for customer service but a check would call false. */
async function findUnlisted(ctx: Ctx): Promise<string[]> {
  const numbers = (await listServiceContacts(ctx)).list.map(({ qq }) => qq)
  if (numbers.length === 0) return []
  const rows = await ctx.db
    .select({ value: staffContacts.value })
    .from(staffContacts)
    .where(
      and(
        ...[eq(staffContacts.kind, 1), inArray(staffContacts.value, numbers), eq(staffContacts.active, true)],
        inArray(staffContacts.distId, [0, ctx.dist.distId]),
      ),
    )
  return numbers.filter((number) => !rows.some(({ value }) => value === number))
}
