import { HOUSE_ID } from '@/lib/shared/ids'
import { ZERO } from '@/lib/shared/money/money'
import { payDebts } from '../../../money/debts/pay-debts'
import { lockDebts } from '../../../money/debts/queries'
import type { Debt } from '../../../money/debts/types'
import { lockBalance } from '../../../money/wallet/lock-balance'
import { COVER_FUND } from '../../../money/wallet/rules'
import type { Line } from '../../../money/wallet/types'
import type { Deal } from './mode'

/** Locks the debts of an order's seller, of any account, and the fund, which comes before all accounts of a payout. */
export async function debtsOfSeller({ tx, order: { sellerId } }: Deal): Promise<Debt[]> {
  if (sellerId === null || sellerId === HOUSE_ID) return []
  const owed = await lockDebts(tx, sellerId)
  if (owed.length > 0) await lockBalance(tx, COVER_FUND)
  return owed
}

/** Uses the seller's income from an order to repay debts, as far as it suffices. */
export async function repayFrom(
  { tx, effects, order, at }: Deal,
  owed: readonly Debt[],
  lines: readonly Line[],
): Promise<void> {
  const { sellerId } = order
  if (sellerId === null) return
  const earned = lines.find(({ account }) => account.kind === 'user' && account.ownerId === sellerId)?.amount
  await payDebts(tx, effects, { owed, payerId: sellerId, most: earned ?? ZERO, at })
}
