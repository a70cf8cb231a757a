import { fen } from '@/lib/shared/money'
import { COVER_FUND, MARKETING } from '../../wallet/rules'
import type { Before, Shares } from './mode'
import { escrowOf } from './money-effects'

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
