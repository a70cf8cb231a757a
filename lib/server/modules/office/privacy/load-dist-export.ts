import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { dataExports } from '../../../db/schema/office/privacy'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { exportKey } from './rules'

/** Opens an archive of this host's distributor; the download is audited first. Null if there is none or it expired. */
export async function loadDistExport(ctx: StaffCtx, { id }: { id: string }) {
  const { distId } = ctx.dist
  const isReady = and(isNotNull(dataExports.readyAt), gt(dataExports.expiresAt, ctx.now()))
  const [row] = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.distId, distId), eq(dataExports.isOfDist, true), isReady))
  if (!row) return null
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'dist.export', target: `dist:${distId}`, after: { request: 'download' } }),
  )
  return ctx.storage.openStream(exportKey(row.id))
}
