import { and, eq } from 'drizzle-orm'
import { siteVersions } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { publishSite } from './internal/publish-site'

/** Restores an earlier version as a new one. Refuses NOT_FOUND, INVALID_INPUT. */
export async function restoreVersion(ctx: StaffCtx, { version }: { version: number }): Promise<number> {
  const { distId } = ctx.dist
  return inTx(ctx, async (tx, effects) => {
    const [old] = await tx
      .select({ conf: siteVersions.conf, gameIds: siteVersions.gameIds })
      .from(siteVersions)
      .where(and(eq(siteVersions.distId, distId), eq(siteVersions.version, version)))
    if (!old) throw refuse('NOT_FOUND')
    return publishSite(ctx, { tx, effects }, { site: old, restored: version })
  })
}
