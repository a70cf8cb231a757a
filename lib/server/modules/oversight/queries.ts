import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { AuditAction } from '@/lib/shared/staff-audit'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../db/page'
import { staffAudits } from '../../db/schema/oversight'
import type { StaffCtx } from '../../runtime/context'
import { presentAudit } from './present'
import { ofHouse } from './rules'

interface AuditFilter {
  action?: AuditAction
  userId?: number
  target?: string
  from?: Date
  /** The day itself included. */
  to?: Date
}

/** What staff of the own house did, the newest first. */
export async function listAudits(ctx: StaffCtx, { action, userId, target, from, to, ...paging }: AuditFilter & Paging) {
  const wanted = and(
    ofHouse(ctx, staffAudits.distId),
    action ? eq(staffAudits.action, action) : undefined,
    userId ? eq(staffAudits.userId, userId) : undefined,
    target ? eq(staffAudits.target, target) : undefined,
    from ? gte(staffAudits.createdAt, from) : undefined,
    to ? lt(staffAudits.createdAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )
  const rows = ctx.db.select().from(staffAudits).where(wanted).orderBy(desc(staffAudits.id))
  return presentPage(await pageOf(rows, () => ctx.db.$count(staffAudits, wanted), paging), presentAudit)
}
