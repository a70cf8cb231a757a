import { and, desc, eq } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../db/page'
import { businessLeads } from '../../db/schema/tenancy'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { presentLead } from './present'
import { isDistAdmin } from './queries'

/**
 * Requests for business of this host, newest first, mobiles masked. `leadId` narrows to one and opens its mobile; who looked
 * is logged. Refuses FORBIDDEN to all but the distributor's admins and the platform.
 */
export async function listLeads(ctx: UserCtx, { leadId, ...paging }: Paging & { leadId?: number }) {
  if (!(await isDistAdmin(ctx))) throw refuse('FORBIDDEN')
  const wanted = and(eq(businessLeads.distId, ctx.dist.distId), leadId ? eq(businessLeads.id, leadId) : undefined)
  const newest = ctx.db.select().from(businessLeads).where(wanted).orderBy(desc(businessLeads.id))
  const found = await pageOf(newest, () => ctx.db.$count(businessLeads, wanted), paging)
  if (leadId && found.list.length > 0)
    ctx.log.info({ leadId, userId: ctx.user.userId }, 'mobile of a business lead shown')
  return presentPage(found, (row) =>
    presentLead(row, leadId ? ctx.vault.open('lead', row.phoneHash, row.phoneSealed) : row.phoneMask),
  )
}
