import { eq } from 'drizzle-orm'
import { holdName } from '../../../db/hold-name'
import { hostClaims } from '../../../db/schema/office/sites'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { recordAudit } from '../../core/oversight/record-audit'
import { ownerOfHost } from '../../core/tenancy/queries-hosts'
import { readHost } from './rules'

const MOST_CLAIMS = 20

/** Claims a host for the distributor; it is routed here once ownership is proven. Refuses INVALID_INPUT, HOST_TAKEN. */
export async function requestHost(ctx: StaffCtx, { host: text }: { host: string }): Promise<void> {
  const host = readHost(text)
  if (!host) throw refuse('INVALID_INPUT', '请填写域名，例如 www.example.com', { field: 'host' })
  const { distId } = ctx.dist
  await inTx(ctx, async (tx) => {
    if ((await ownerOfHost(tx, host)) !== undefined) throw refuse('HOST_TAKEN')
    await holdName(tx, `hosts of ${distId}`)
    if ((await tx.$count(hostClaims, eq(hostClaims.distId, distId))) >= MOST_CLAIMS)
      throw refuse('TOO_MANY', `最多同时验证${MOST_CLAIMS}个域名，请先移除不用的`)
    const claimed = await tx
      .insert(hostClaims)
      .values({ distId, host, token: randomToken(18), claimedBy: ctx.user.userId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ host: hostClaims.host })
    if (claimed.length > 0) await recordAudit(tx, ctx, { action: 'host.claim', target: `host:${host}` })
  })
}
