import { eq } from 'drizzle-orm'
import { lotteries } from '../../../db/schema/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { lockLottery } from './internal/lock-lottery'
import { writePrizes } from './internal/write-prizes'
import { hasBegun } from './rules'

/** Takes a lottery of the site away that has not begun. Refuses NOT_FOUND, INVALID_INPUT. */
export async function removeLottery(
  ctx: StaffCtx,
  { lotteryId, reason }: { lotteryId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const before = await lockLottery(ctx, tx, lotteryId)
    if (hasBegun(before, ctx.now())) throw refuse('INVALID_INPUT', '抽奖已经开始，只能提前结束')
    await writePrizes(tx, { lotteryId, distId: before.distId, prizes: [] })
    await tx.delete(lotteries).where(eq(lotteries.id, lotteryId))
    await keepAudit(tx, ctx, { action: 'lottery.remove', target: `lottery:${lotteryId}`, before, reason })
    effects.purge('lottery')
  })
}
