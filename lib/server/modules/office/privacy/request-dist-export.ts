import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { EXPORT_DAYS } from '@/lib/shared/people/data-export'
import { DAY_MS } from '@/lib/shared/time'
import { dataExports } from '../../../db/schema/office/privacy'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadDistExport } from './queries'

/**
 * Requests an archive of this host's distributor on behalf of staff; a job creates it. Refuses EXPORT_ASKED: one a day,
 * regardless of who requests it.
 */
export async function requestDistExport(ctx: StaffCtx) {
  const { distId } = ctx.dist
  const now = ctx.now()
  await inTx(ctx, async (tx) => {
    const lately = or(gt(dataExports.askedAt, new Date(now.getTime() - DAY_MS)), isNotNull(dataExports.dueAt))
    const [recent] = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(eq(dataExports.distId, distId), eq(dataExports.isOfDist, true), lately))
      .limit(1)
    if (recent) throw refuse('EXPORT_ASKED')
    const row = { id: randomToken(16), userId: ctx.user.userId, distId, isOfDist: true, askedAt: now, dueAt: now }
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
    // the unique index on open exports admits one of two concurrent requests
    const made = await tx
      .insert(dataExports)
      .values({ ...row, expiresAt })
      .onConflictDoNothing()
      .returning({ id: dataExports.id })
    if (made.length === 0) throw refuse('EXPORT_ASKED')
    await recordAudit(tx, ctx, { action: 'dist.export', target: `dist:${distId}`, after: { request: 'create' } })
  })
  return loadDistExport(ctx)
}
