import { randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Chances, DrawRow } from '@/lib/contract/entities/campaign'
import type { Tx } from '../../../db/client'
import { lotteryDraws, lotteryPrizes } from '../../../db/schema/market/campaign'
import { singleRow } from '../../../db/single-row'
import type { Effects, UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { consumeChance, loadChances } from './internal/consume-chance'
import { findLottery } from './internal/find-lottery'
import { issueCoupon } from './internal/issue-coupon'
import { presentDraw } from './present'
import { ALL_ODDS, prizeAt, windowState } from './rules'
import type { LotteryPrize } from './types'

/**
 * Performs one draw: chance, ticket, prize and coupon in one transaction. The ticket comes from the system's secure
 * random generator, never from the visitor. A prize is consumed by a conditional UPDATE; if none is left, the draw wins
 * nothing. Refuses NOT_FOUND, LOTTERY_CLOSED, NO_DRAWS.
 */
export async function drawPrize(
  ctx: UserCtx,
  input: { lotteryId: number },
): Promise<{ draw: DrawRow; chances: Chances }> {
  const lottery = await findLottery(ctx, input.lotteryId)
  const { userId } = ctx.user
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    if (windowState(lottery, at) !== 'open') throw refuse('LOTTERY_CLOSED')
    const chance = await consumeChance(tx, lottery, userId, at)
    if (!chance) throw refuse('NO_DRAWS')
    const ticket = randomInt(ALL_ODDS)
    const prize = await takePrize(tx, effects, lottery.id, ticket)
    const couponId = prize.templateId
      ? await issueCoupon(tx, { templateId: prize.templateId, userId, source: 'lottery', at })
      : null
    const drawn = singleRow(
      await tx
        .insert(lotteryDraws)
        .values({ ...chance, lotteryId: lottery.id, userId, ticket, prizeId: prize.id, couponId, createdAt: at })
        .returning(),
    )
    return { draw: presentDraw({ draw: drawn, prize }), chances: await loadChances(tx, lottery, userId, at) }
  })
}

async function takePrize(tx: Tx, effects: Effects, lotteryId: number, ticket: number): Promise<LotteryPrize> {
  const prizes = await tx.select().from(lotteryPrizes).where(eq(lotteryPrizes.lotteryId, lotteryId))
  const hit = prizeAt(prizes, ticket)
  if (hit.kind === 'coupon') {
    const [left] = await tx
      .update(lotteryPrizes)
      .set({ remaining: sql`${lotteryPrizes.remaining} - 1` })
      .where(and(eq(lotteryPrizes.id, hit.id), gt(lotteryPrizes.remaining, 0)))
      .returning({ remaining: lotteryPrizes.remaining })
    if (left?.remaining === 0) effects.purge('lottery')
    if (left) return hit
  }
  const nothing = prizes.find((prize) => prize.kind === 'nothing')
  if (!nothing) throw new Error(`lottery ${lotteryId} has no empty prize`)
  return nothing
}
