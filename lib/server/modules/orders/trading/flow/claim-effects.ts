import { fen } from '@/lib/shared/money/money'
import { recoverClaim } from '../../../money/wallet/recover-claim'
import { COVER_FUND, MARKETING } from '../../../money/wallet/rules'
import { dropInvites } from './invite-effects'
import type { Before, Deal, Shares } from './mode'
import { distShare, escrowOf } from './money-effects'

/** The claim that held it was paid. */
export const endClaim: Before = async () => ({ claimId: null })

/** What the buyer paid is the fund's, which pays the buyer, and a coupon's part the platform's again; nobody earns by a sale that was claimed back. */
export const claimShares: Shares = (order) => {
  const held = fen(order.goodsFen + order.ensureFen)
  return [
    { account: escrowOf(order), amount: fen(-held) },
    { account: COVER_FUND, amount: fen(held - order.discountFen) },
    { account: MARKETING, amount: order.discountFen },
  ]
}

/** A sale that was paid out is claimed back: distributor and inviter give back what it brought them, as far as their balances go. */
export async function takeBackEarned(deal: Pick<Deal, 'tx' | 'effects' | 'order' | 'rules' | 'at'>): Promise<void> {
  const { tx, order, rules, at } = deal
  const from = [{ kind: 'dist', ownerId: order.distId }] as const
  const memo = `订单${order.sn}已理赔，收回分成`
  await recoverClaim(tx, { ref: `${order.sn}:share`, memo, at, owed: distShare(order, rules), from })
  await dropInvites(deal)
}
