import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, lesserOf, yuanToFen } from '@/lib/shared/money/money'
import { COIN_DEPOSIT_LEAST } from '@/lib/shared/trade/coin-terms'
import type { Tx } from '../../../db/client'
import { coinMerchants } from '../../../db/schema/market/coin'
import { lockBalance } from '../../money/wallet/lock-balance'
import { lockMerchant } from './internal/own-merchant'
import { stakeOf } from './rules'

/**
 * Returns how much of a fine the merchant's deposit can pay, and locks the deposit until the transaction ends, in which
 * the caller moves the money. With too little left, the merchant gets no new orders.
 */
export async function lockDepositFine(tx: Tx, { userId, fine }: { userId: UserId; fine: Fen }): Promise<Fen> {
  await lockMerchant(tx, userId)
  const deposit = await lockBalance(tx, stakeOf(userId))
  const due = lesserOf(fine, deposit)
  if (deposit - due < yuanToFen(COIN_DEPOSIT_LEAST))
    await tx.update(coinMerchants).set({ isShort: true }).where(eq(coinMerchants.userId, userId))
  return due
}
