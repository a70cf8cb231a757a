import { HOUSE_ID } from '@/lib/shared/ids'
import { ZERO } from '@/lib/shared/money/money'
import { creditDebtor } from '../../../money/debts/credit-debtor'
import type { Line } from '../../../money/wallet/types'
import type { Deal } from './mode'

/** Makes a payout of an order, and uses the seller's income from it to repay debts, as far as it suffices. */
export async function payOutToDebtor(
  { tx, effects, order: { sellerId }, at }: Deal,
  lines: readonly Line[],
  post: () => Promise<void>,
): Promise<void> {
  if (sellerId === null || sellerId === HOUSE_ID) return post()
  const income = lines.find(({ account }) => account.kind === 'user' && account.ownerId === sellerId)
  const credit = async () => {
    await post()
    return income?.amount ?? ZERO
  }
  await creditDebtor(tx, effects, { userId: sellerId, at, credit })
}
