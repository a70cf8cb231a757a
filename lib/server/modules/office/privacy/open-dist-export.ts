import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { dataExports } from '../../../db/schema/privacy'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'
import { exportKey } from './rules'

/** An archive of this host's distributor; who fetched it is on record before. Null: none such, or its time is over. */
export async function openDistExport(ctx: StaffCtx, { id }: { id: string }) {
  const { distId } = ctx.dist
  const isReady = and(isNotNull(dataExports.readyAt), gt(dataExports.expiresAt, ctx.now()))
  const [row] = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.distId, distId), eq(dataExports.isOfDist, true), isReady))
  if (!row) return null
  await inTx(ctx, (tx) =>
    keepAudit(tx, ctx, { action: 'dist.export', target: `dist:${distId}`, after: { deed: 'download' } }),
  )
  return ctx.storage.openStream(exportKey(row.id))
}
