import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { updateDistStatus } from '../../core/tenancy/update-dist-status'

interface Switch {
  distId: number
  active: boolean
  reason: string
}

/** Takes a distributor's site offline, or back online; no data is lost. Refuses NOT_FOUND, FORBIDDEN. */
export async function updateDistributorStatus(ctx: StaffCtx, { distId, active, reason }: Switch): Promise<void> {
  if (distId === ctx.dist.distId) throw refuse('FORBIDDEN', '不能停用当前所在的站点')
  await inTx(ctx, async (tx, effects) => {
    await updateDistStatus(tx, effects, { distId, active })
    await recordAudit(tx, ctx, { action: active ? 'dist.thaw' : 'dist.freeze', target: `dist:${distId}`, reason })
  })
}
