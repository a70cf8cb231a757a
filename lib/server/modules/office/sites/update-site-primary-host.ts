import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { updatePrimaryHost } from '../../core/tenancy/update-primary-host'

/** Makes a host the primary one for links and mails of the site. Refuses NOT_FOUND. */
export async function updateSitePrimaryHost(ctx: StaffCtx, { host }: { host: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    await updatePrimaryHost(tx, effects, { distId: ctx.dist.distId, host })
    await recordAudit(tx, ctx, { action: 'host.primary', target: `host:${host}` })
  })
}
