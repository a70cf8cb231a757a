import { eq } from 'drizzle-orm'
import { type Fen, lesserOf, yuanToFen } from '@/lib/shared/money/money'
import { COIN_DEPOSIT_LEAST } from '@/lib/shared/trade/coin-terms'
import type { Tx } from '../../../db/client'
import { coinMerchants } from '../../../db/schema/coin'
import { holdBalance } from '../../money/wallet/hold-balance'
import { lockMerchant } from './internal/own-merchant'
import { stakeOf } from './rules'

/**
 * How much of a fine the merchant's deposit still pays; it is nobody else's till the transaction ends, in which the caller
 * moves it. With too little left there are no new orders.
 */
export async function holdFine(tx: Tx, { userId, fine }: { userId: number; fine: Fen }): Promise<Fen> {
  await lockMerchant(tx, userId)
  const deposit = await holdBalance(tx, stakeOf(userId))
  const due = lesserOf(fine, deposit)
  if (deposit - due < yuanToFen(COIN_DEPOSIT_LEAST))
    await tx.update(coinMerchants).set({ isShort: true }).where(eq(coinMerchants.userId, userId))
  return due
}
