import { hostChecks } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { listHosts } from '../../core/tenancy/queries-hosts'
import { platformAddresses } from './queries-hosts'

type Route = (typeof hostChecks.$inferSelect)['route']

/**
 * Checks an active host of this site: whether its name leads to the same machines as the platform's first site, and its
 * certificate. Refuses NOT_FOUND.
 */
export async function recordHostCheck(ctx: StaffCtx, { host }: { host: string }): Promise<void> {
  const { distId } = ctx.dist
  if (!(await listHosts(ctx.db, distId)).some((row) => row.host === host)) throw refuse('NOT_FOUND', '域名已被移除')
  const [route, shown] = await Promise.all([routeOf(ctx, host), ctx.domain.certificate(host).catch(() => null)])
  const found = {
    route,
    certificate: shown?.state ?? ('none' as const),
    certificateUntil: shown?.until ?? null,
    checkedAt: ctx.now(),
  }
  await inTx(ctx, async (tx) => {
    await tx
      .insert(hostChecks)
      .values({ host, distId, ...found })
      .onConflictDoUpdate({ target: hostChecks.host, set: { distId, ...found } })
    const { certificate } = found
    await recordAudit(tx, ctx, { action: 'host.check', target: `host:${host}`, after: { route, certificate } })
  })
}

async function routeOf(ctx: StaffCtx, host: string): Promise<Route> {
  try {
    const own = await ctx.domain.addresses(host)
    if (own.length === 0) return 'none'
    const known = await platformAddresses(ctx)
    return own.some((address) => known.has(address)) ? 'here' : 'elsewhere'
  } catch (err) {
    ctx.log.info({ err, host }, 'a host could not be looked up')
    return 'unknown'
  }
}
