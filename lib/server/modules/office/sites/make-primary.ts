import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'
import { choosePrimary } from '../../core/tenancy/choose-primary'

/** Links and mails of the site name this host from now on. Refuses NOT_FOUND. */
export async function makePrimary(ctx: StaffCtx, { host }: { host: string }): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    await choosePrimary(tx, effects, { distId: ctx.dist.distId, host })
    await keepAudit(tx, ctx, { action: 'host.primary', target: `host:${host}` })
  })
}
