import { and, desc, eq } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { businessLeads } from '../../../db/schema/tenancy'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../oversight/keep-audit'
import { presentLead } from './present'

/**
 * Requests for business of this host, newest first, mobiles masked. `leadId` narrows to one and opens its mobile; who looked
 * is on record.
 */
export async function listLeads(ctx: StaffCtx, { leadId, ...paging }: Paging & { leadId?: number }) {
  const wanted = and(eq(businessLeads.distId, ctx.dist.distId), leadId ? eq(businessLeads.id, leadId) : undefined)
  const newest = ctx.db.select().from(businessLeads).where(wanted).orderBy(desc(businessLeads.id))
  const found = await pageOf(newest, () => ctx.db.$count(businessLeads, wanted), paging)
  if (leadId && found.list.length > 0)
    await inTx(ctx, (tx) => keepAudit(tx, ctx, { action: 'lead.phone', target: `lead:${leadId}` }))
  return presentPage(found, (row) =>
    presentLead(row, leadId ? ctx.vault.open('lead', row.phoneHash, row.phoneSealed) : row.phoneMask),
  )
}
