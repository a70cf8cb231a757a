import { and, desc, eq, type SQL } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { staffContacts } from '../../../db/schema/office/trust'
import type { StaffCtx } from '../../../runtime/context'
import { contentDist } from '../../core/oversight/rules'
import { presentOwnContact } from './present'
import { findFalseContacts } from './queries-published'

/** Returns a contact of the caller's own platform or distributor. */
export const ownContact = (ctx: StaffCtx, contactId: number): SQL | undefined =>
  and(eq(staffContacts.id, contactId), eq(staffContacts.distId, contentDist(ctx)))

/** Returns genuine contacts of the caller's own platform or distributor, withdrawn ones last. */
export async function listOwnContacts(ctx: StaffCtx, paging: Paging) {
  const own = eq(staffContacts.distId, contentDist(ctx))
  const rows = ctx.db.select().from(staffContacts).where(own).orderBy(desc(staffContacts.active), staffContacts.id)
  const [found, fakes] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(staffContacts, own), paging),
    findFalseContacts(ctx, ctx.dist.conf),
  ])
  return { ...presentPage(found, presentOwnContact), calledFalse: fakes.map(({ value }) => value) }
}
