import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { holdName } from '../../../db/hold-name'
import { lotteries } from '../../../db/schema/market/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockLottery } from './internal/lock-lottery'
import { windowState } from './rules'

interface NewEnd {
  lotteryId: number
  /** Absent: now. */
  endTime?: Date
  reason: string
}

/**
 * Changes the end of a running lottery, to now at the earliest; its odds and prizes are unchanged. Refuses NOT_FOUND,
 * INVALID_INPUT.
 */
export async function updateLotteryEnd(ctx: StaffCtx, { lotteryId, endTime, reason }: NewEnd): Promise<void> {
  const now = ctx.now()
  const endsAt = endTime ?? now
  const wrong = (text: string) => refuse('INVALID_INPUT', text, { field: 'endTime' })
  if (endsAt < now) throw wrong('结束时间不能早于现在')
  await inTx(ctx, async (tx, effects) => {
    await holdName(tx, `campaign of ${ctx.dist.distId}`)
    const lottery = await lockLottery(ctx, tx, lotteryId)
    if (windowState(lottery, now) !== 'open') throw wrong('只有进行中的抽奖可以提前结束或延长')
    const next = await tx.$count(
      lotteries,
      and(
        ...[eq(lotteries.distId, lottery.distId), ne(lotteries.id, lotteryId)],
        ...[gt(lotteries.startsAt, lottery.startsAt), lt(lotteries.startsAt, endsAt)],
      ),
    )
    if (next > 0) throw wrong('延长后与下一个抽奖重叠')
    await tx.update(lotteries).set({ endsAt }).where(eq(lotteries.id, lotteryId))
    const change = { before: { endsAt: lottery.endsAt }, after: { endsAt }, reason }
    await recordAudit(tx, ctx, { action: 'lottery.end', target: `lottery:${lotteryId}`, ...change })
    effects.purge('lottery')
  })
}
