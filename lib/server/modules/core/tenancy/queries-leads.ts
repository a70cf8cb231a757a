import { and, desc, eq } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { businessLeads } from '../../../db/schema/core/tenancy'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../oversight/record-audit'
import { presentLead } from './present'

/**
 * Lists the business leads of this host, newest first, mobiles masked. `leadId` selects one lead and shows its full
 * mobile; the access is audited.
 */
export async function listLeads(ctx: StaffCtx, { leadId, ...paging }: Paging & { leadId?: number }) {
  const wanted = and(eq(businessLeads.distId, ctx.dist.distId), leadId ? eq(businessLeads.id, leadId) : undefined)
  const newest = ctx.db.select().from(businessLeads).where(wanted).orderBy(desc(businessLeads.id))
  const found = await pageOf(newest, () => ctx.db.$count(businessLeads, wanted), paging)
  if (leadId && found.list.length > 0)
    await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'lead.phone', target: `lead:${leadId}` }))
  return presentPage(found, (row) =>
    presentLead(row, leadId ? ctx.vault.open('lead', row.phoneHash, row.phoneSealed) : row.phoneMask),
  )
}
