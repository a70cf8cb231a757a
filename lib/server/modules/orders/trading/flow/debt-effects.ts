import { HOUSE_ID } from '@/lib/shared/ids'
import { ZERO } from '@/lib/shared/money/money'
import { lockOwed } from '../../../money/debts/queries'
import { repayDebts } from '../../../money/debts/repay-debts'
import type { Debt } from '../../../money/debts/types'
import { holdBalance } from '../../../money/wallet/hold-balance'
import { COVER_FUND } from '../../../money/wallet/rules'
import type { Line } from '../../../money/wallet/types'
import type { Deal } from './mode'

/** What the seller of an order owes, locked; with it the fund, which comes before all accounts of a payout. */
export async function debtsOfSeller({ tx, order: { sellerId } }: Deal): Promise<Debt[]> {
  if (sellerId === null || sellerId === HOUSE_ID) return []
  const owed = await lockOwed(tx, sellerId)
  if (owed.length > 0) await holdBalance(tx, COVER_FUND)
  return owed
}

/** What an order just brought its seller goes on to whom it is owed, as far as it goes. */
export async function repayFrom(
  { tx, effects, order, at }: Deal,
  owed: readonly Debt[],
  lines: readonly Line[],
): Promise<void> {
  const earned = lines.find(({ account }) => account.kind === 'user' && account.ownerId === order.sellerId)?.amount
  await repayDebts(tx, effects, { owed, most: earned ?? ZERO, at })
}
