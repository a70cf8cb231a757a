import { and, eq } from 'drizzle-orm'
import { hostChecks, hostClaims } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { deleteHost } from '../../core/tenancy/delete-host'

/** Deletes a claim, or removes a host from the site. The primary host cannot be removed. Refuses NOT_FOUND. */
export async function deleteSiteHost(ctx: StaffCtx, { host }: { host: string }): Promise<void> {
  const { distId } = ctx.dist
  await inTx(ctx, async (tx, effects) => {
    const own = and(eq(hostClaims.distId, distId), eq(hostClaims.host, host))
    const claim = await tx.delete(hostClaims).where(own).returning({ host: hostClaims.host })
    if (claim.length === 0) await deleteHost(tx, effects, { distId, host })
    await tx.delete(hostChecks).where(and(eq(hostChecks.distId, distId), eq(hostChecks.host, host)))
    await recordAudit(tx, ctx, { action: 'host.drop', target: `host:${host}` })
  })
}
