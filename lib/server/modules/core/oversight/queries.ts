import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { staffAudits } from '../../../db/schema/oversight'
import type { StaffCtx } from '../../../runtime/context'
import { presentAudit, presentAuditFile } from './present'
import { ofHouse } from './rules'

const MOST_EXPORTED = 5000

interface AuditFilter {
  action?: AuditAction
  userId?: UserId
  target?: string
  from?: Date
  /** Inclusive. */
  to?: Date
}

/** Lists the audit log of staff of the caller's own platform or distributor, newest first. */
export async function listAudits(ctx: StaffCtx, { page, pageSize, ...filter }: AuditFilter & Paging) {
  const wanted = wantedOf(ctx, filter)
  const rows = ctx.db
    .select()
    .from(staffAudits)
    .where(wanted)
    .orderBy(desc(staffAudits.createdAt), desc(staffAudits.id))
  const found = await pageOf(rows, () => ctx.db.$count(staffAudits, wanted), { page, pageSize })
  return presentPage(found, presentAudit)
}

/** Exports the same as a file, the newest 5,000 rows. */
export async function exportAudits(ctx: StaffCtx, filter: AuditFilter) {
  const rows = ctx.db
    .select()
    .from(staffAudits)
    .where(wantedOf(ctx, filter))
    .orderBy(desc(staffAudits.createdAt), desc(staffAudits.id))
  return presentAuditFile(await rows.limit(MOST_EXPORTED))
}

const wantedOf = (ctx: StaffCtx, { action, userId, target, from, to }: AuditFilter) =>
  and(
    ofHouse(ctx, staffAudits.distId),
    action ? eq(staffAudits.action, action) : undefined,
    userId ? eq(staffAudits.userId, userId) : undefined,
    target ? eq(staffAudits.target, target) : undefined,
    from ? gte(staffAudits.createdAt, from) : undefined,
    to ? lt(staffAudits.createdAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )
