import { fen } from '@/lib/shared/money/money'
import { returnClaimAdvance } from '../../../money/wallet/cover/return-claim-advance'
import { COVER_FUND, MARKETING } from '../../../money/wallet/rules'
import { dropInvites } from './invite-effects'
import type { Deal, Prepare, Shares } from './mode'
import { distShare, escrowOf } from './money-effects'

/** The claim that held the order was paid. */
export const endClaim: Prepare = async () => ({ claimId: null })

/**
 * The buyer's payment goes to the fund, which pays the buyer, and the coupon's part back to the platform; no one earns
 * from a sale that was claimed.
 */
export const claimShares: Shares = (order) => {
  const held = fen(order.goodsFen + order.ensureFen)
  return [
    { account: escrowOf(order), amount: fen(-held) },
    { account: COVER_FUND, amount: fen(held - order.discountFen) },
    { account: MARKETING, amount: order.discountFen },
  ]
}

/**
 * Takes the earnings of distributor and inviter back when a claim was paid after the payout, as far as their balances
 * allow.
 */
export async function reclaimEarnings(deal: Pick<Deal, 'tx' | 'effects' | 'order' | 'rules' | 'at'>): Promise<void> {
  const { tx, order, rules, at } = deal
  const from = [{ kind: 'dist', ownerId: order.distId }] as const
  const memo = `订单${order.sn}已理赔，收回分成`
  await returnClaimAdvance(tx, { ref: `${order.sn}:share`, memo, at, owed: distShare(order, rules), from })
  await dropInvites(deal, 'refund')
}
