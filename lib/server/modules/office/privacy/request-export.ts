import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { EXPORT_DAYS } from '@/lib/shared/people/data-export'
import { DAY_MS } from '@/lib/shared/time'
import { dataExports } from '../../../db/schema/office/privacy'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { holdPerson } from '../../people/identity/queries-person'
import { loadExport } from './queries'

/**
 * Requests an archive of the caller's data on this host; a job creates it. Refuses EXPORT_ASKED: one a day, one at a
 * time.
 */
export async function requestExport(ctx: UserCtx) {
  const { userId } = ctx.user
  const now = ctx.now()
  await inTx(ctx, async (tx) => {
    await holdPerson(tx, userId)
    const lately = or(gt(dataExports.askedAt, new Date(now.getTime() - DAY_MS)), isNotNull(dataExports.dueAt))
    const [recent] = await tx
      .select({ id: dataExports.id })
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), eq(dataExports.isOfDist, false), lately))
      .limit(1)
    if (recent) throw refuse('EXPORT_ASKED')
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
    await tx
      .insert(dataExports)
      .values({ id: randomToken(16), userId, distId: ctx.dist.distId, askedAt: now, dueAt: now, expiresAt })
  })
  return loadExport(ctx)
}
