import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { holdName } from '../../../db/hold-name'
import { lotteries } from '../../../db/schema/market/campaign'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { createLottery } from './create-lottery'
import { lockLottery } from './internal/lock-lottery'
import { lotteryColumns } from './internal/lottery-columns'
import { writePrizes } from './internal/write-prizes'
import { couponTypesError, hasBegun, lotteryError, windowError } from './rules'
import type { PlannedLottery } from './types'

type LotteryForm = Omit<PlannedLottery, 'distId' | 'startsAt' | 'endsAt'> & {
  /** Absent: a new lottery. */
  lotteryId?: number
  startTime: Date
  endTime: Date
}

/**
 * Creates a lottery of the site, or updates one that has not begun; after that, the published odds are fixed. Resolves
 * with its number. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function saveLottery(ctx: StaffCtx, form: LotteryForm): Promise<number> {
  const { lotteryId, startTime, endTime, ...fields } = form
  const plan = { ...fields, distId: ctx.dist.distId, startsAt: startTime, endsAt: endTime }
  const prizes =
    lotteryError(plan.prizes) ?? couponTypesError(plan.prizes.flatMap(({ coupon }) => coupon?.goodsTypes ?? []))
  if (prizes) throw refuse('INVALID_INPUT', prizes, { field: 'prizes' })
  const time = windowError(plan, ctx.now())
  if (time) throw refuse('INVALID_INPUT', time.text, { field: time.field })
  if (plan.freePerDay > plan.maxPerDay)
    throw refuse('INVALID_INPUT', '免费次数不能超过每日次数', { field: 'freePerDay' })
  return inTx(ctx, async (tx, effects) => {
    await holdName(tx, `campaign of ${ctx.dist.distId}`)
    const before = lotteryId === undefined ? undefined : await lockLottery(ctx, tx, lotteryId)
    if (before && hasBegun(before, ctx.now())) throw refuse('INVALID_INPUT', '抽奖已经开始，只能提前结束或延长')
    await assertAlone(tx, plan, lotteryId)
    const id = before ? await change(tx, before.id, plan) : await createLottery(tx, plan)
    await recordAudit(tx, ctx, { action: 'lottery.save', target: `lottery:${id}`, before, after: plan })
    effects.purge('lottery')
    return id
  })
}

async function change(tx: Tx, id: number, { prizes, ...plan }: PlannedLottery): Promise<number> {
  await tx.update(lotteries).set(lotteryColumns(plan)).where(eq(lotteries.id, id))
  await writePrizes(tx, { lotteryId: id, distId: plan.distId, prizes })
  return id
}

/** Checks that the site has no other lottery at the same time. */
async function assertAlone(tx: Tx, { distId, startsAt, endsAt }: PlannedLottery, own = 0): Promise<void> {
  const others = await tx.$count(
    lotteries,
    and(
      ...[eq(lotteries.distId, distId), ne(lotteries.id, own)],
      ...[lt(lotteries.startsAt, endsAt), gt(lotteries.endsAt, startsAt)],
    ),
  )
  if (others > 0) throw refuse('INVALID_INPUT', '这段时间里已有别的抽奖', { field: 'startTime' })
}
