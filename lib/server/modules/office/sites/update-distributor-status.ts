import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { updateDistStatus } from '../../core/tenancy/update-dist-status'
import { countUnfinished } from '../../orders/trading/queries-unfinished'

interface Switch {
  distId: number
  active: boolean
  reason: string
}

/**
 * Takes a distributor's site offline, or back online; no data is lost. While orders hold money it stays online: offline,
 * buyers could neither confirm nor report a problem, and their timers would pay the sellers. Refuses NOT_FOUND,
 * FORBIDDEN, SITE_BUSY.
 */
export async function updateDistributorStatus(ctx: StaffCtx, { distId, active, reason }: Switch): Promise<void> {
  if (distId === ctx.dist.distId) throw refuse('FORBIDDEN', '不能停用当前所在的站点')
  await inTx(ctx, async (tx, effects) => {
    await updateDistStatus(tx, effects, { distId, active })
    const unfinished = active ? 0 : await countUnfinished(tx, distId)
    if (unfinished > 0)
      throw refuse('SITE_BUSY', `该站点还有 ${unfinished} 笔订单未完成。请先在规则里关闭“交易”，等订单完成后再停用`)
    await recordAudit(tx, ctx, { action: active ? 'dist.thaw' : 'dist.freeze', target: `dist:${distId}`, reason })
  })
}
