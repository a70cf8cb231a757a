import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { switchDist } from '../../core/tenancy/switch-dist'

interface Switch {
  distId: number
  active: boolean
  reason: string
}

/** Takes a distributor's site off the net, or brings it back; nothing of it is lost. Refuses NOT_FOUND, FORBIDDEN. */
export async function switchDistributor(ctx: StaffCtx, { distId, active, reason }: Switch): Promise<void> {
  if (distId === ctx.dist.distId) throw refuse('FORBIDDEN', '不能停用当前所在的站点')
  await inTx(ctx, async (tx, effects) => {
    await switchDist(tx, effects, { distId, active })
    await keepAudit(tx, ctx, { action: active ? 'dist.thaw' : 'dist.freeze', target: `dist:${distId}`, reason })
  })
}
