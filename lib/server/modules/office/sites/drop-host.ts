import { and, eq } from 'drizzle-orm'
import { hostClaims } from '../../../db/schema/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'
import { removeHost } from '../../core/tenancy/remove-host'

/** Ends a claim, or takes a host off the site. The primary one stays. Refuses NOT_FOUND. */
export async function dropHost(ctx: StaffCtx, { host }: { host: string }): Promise<void> {
  const { distId } = ctx.dist
  await inTx(ctx, async (tx, effects) => {
    const own = and(eq(hostClaims.distId, distId), eq(hostClaims.host, host))
    const claim = await tx.delete(hostClaims).where(own).returning({ host: hostClaims.host })
    if (claim.length === 0) await removeHost(tx, effects, { distId, host })
    await keepAudit(tx, ctx, { action: 'host.drop', target: `host:${host}` })
  })
}
