import { and, count, desc, eq } from 'drizzle-orm'
import { formatDateTime } from '@/lib/shared/time'
import { businessLeads } from '../../db/schema/tenancy'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { isDistAdmin } from './queries'

/**
 * Requests for business of this host, newest first, mobiles masked. `leadId` narrows to one and opens its mobile; who looked
 * is logged. Refuses FORBIDDEN to all but the distributor's admins and the platform.
 */
export async function listLeads(
  ctx: UserCtx,
  { leadId, page, pageSize }: { leadId?: number; page: number; pageSize: number },
) {
  if (!(await isDistAdmin(ctx))) throw refuse('FORBIDDEN')
  const wanted = and(eq(businessLeads.distId, ctx.dist.distId), leadId ? eq(businessLeads.id, leadId) : undefined)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(businessLeads)
      .where(wanted)
      .orderBy(desc(businessLeads.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.select({ n: count() }).from(businessLeads).where(wanted),
  ])
  if (leadId && rows.length > 0) ctx.log.info({ leadId, userId: ctx.user.userId }, 'mobile of a business lead shown')
  const list = rows.map((row) => ({
    leadId: row.id,
    kind: row.kind,
    name: row.name,
    company: row.company,
    mobile: leadId ? ctx.vault.open('lead', row.phoneHash, row.phoneSealed) : row.phoneMask,
    note: row.note,
    createTime: formatDateTime(row.createdAt),
  }))
  return { list, total: counted?.n ?? 0, more: false, page, pageSize }
}
