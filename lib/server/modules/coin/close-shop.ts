import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { COIN_RETURN_DAYS } from '@/lib/shared/coin-terms'
import { fen, ZERO } from '@/lib/shared/money'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../db/client'
import { coinAssignments, coinMerchants, coinOffers } from '../../db/schema/coin'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { markQuickShop } from '../identity/mark-quick-shop'
import { verifyPayPassword } from '../identity/verify-pay-password'
import { emptyEscrow } from '../wallet/empty-escrow'
import { holdBalance } from '../wallet/hold-balance'
import { moveBudget } from './internal/move-budget'
import { lockMerchant } from './internal/own-merchant'
import { loadShop } from './queries-shop'
import { stakeOf } from './rules'
import type { Merchant } from './types'

/**
 * The merchant leaves: budgets and what is left of the deposit are its balance again. Refuses COIN_SHOP_NEEDED, ORDER_STATE
 * while an order runs or ended not long ago, and those of the pay password.
 */
export async function closeShop(ctx: UserCtx, { payPassword }: { payPassword: string }): Promise<CoinShop> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    const at = ctx.now()
    const merchant = await lockMerchant(tx, userId)
    await assertQuiet(tx, merchant, at)
    const own = eq(coinOffers.merchantId, userId)
    const offers = await tx.select().from(coinOffers).where(own).orderBy(asc(coinOffers.id)).for('update')
    await tx
      .update(coinOffers)
      .set({ isPaused: true, budgetFen: ZERO, moves: sql`${coinOffers.moves} + 1` })
      .where(own)
    const moves = merchant.moves + 1
    await tx.update(coinMerchants).set({ state: 'closed', moves }).where(eq(coinMerchants.userId, userId))
    await markQuickShop(tx, { userId, isQuickShop: false })
    const amount = await holdBalance(tx, stakeOf(userId))
    for (const offer of offers)
      await moveBudget(tx, { ...offer, moves: offer.moves + 1 }, { from: offer.budgetFen, to: ZERO, at })
    await emptyEscrow(tx, {
      kind: 'depositReturn',
      ref: `coin:${userId}:${moves}`,
      memo: '币商保证金退还',
      at,
      lines: [
        { account: stakeOf(userId), amount: fen(-amount) },
        { account: { kind: 'user', ownerId: userId }, amount },
      ],
    })
    return loadShop(ctx, tx)
  })
}

/** Nothing runs, nothing ended and no budget was drawn on in the days before. Refuses ORDER_STATE. */
async function assertQuiet(tx: Tx, { userId, appliedAt }: Merchant, at: Date): Promise<void> {
  const since = new Date(at.getTime() - COIN_RETURN_DAYS * DAY_MS)
  const ended = or(eq(coinAssignments.outcome, 'open'), gt(coinAssignments.endedAt, since))
  const given = await tx.$count(coinAssignments, and(eq(coinAssignments.merchantId, userId), ended))
  const drawn = await tx.$count(
    coinOffers,
    and(eq(coinOffers.merchantId, userId), eq(coinOffers.kind, 'recycle'), gt(coinOffers.updatedAt, since)),
  )
  if (appliedAt > since || given + drawn > 0)
    throw refuse('ORDER_STATE', `最后一笔订单结束、最后一次改动回收报价满${COIN_RETURN_DAYS}天后才能退还保证金`)
}
