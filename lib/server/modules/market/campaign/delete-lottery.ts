import { eq } from 'drizzle-orm'
import { lotteries } from '../../../db/schema/market/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockLottery } from './internal/lock-lottery'
import { writePrizes } from './internal/write-prizes'
import { hasBegun } from './rules'

/** Removes a lottery of the site that has not begun. Refuses NOT_FOUND, INVALID_INPUT. */
export async function deleteLottery(
  ctx: StaffCtx,
  { lotteryId, reason }: { lotteryId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const before = await lockLottery(ctx, tx, lotteryId)
    if (hasBegun(before, ctx.now())) throw refuse('INVALID_INPUT', '抽奖已经开始，只能提前结束')
    await writePrizes(tx, { lotteryId, distId: before.distId, prizes: [] })
    await tx.delete(lotteries).where(eq(lotteries.id, lotteryId))
    await recordAudit(tx, ctx, { action: 'lottery.remove', target: `lottery:${lotteryId}`, before, reason })
    effects.purge('lottery')
  })
}
