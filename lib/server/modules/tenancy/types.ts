/** A paid tier of cover (包赔); `bp` of the goods price in basis points. */
export interface CoverTier {
  id: number
  name: string
  explain: string
  bp: number
}

/**
 * The numbers of docs/trade.md as they hold for one game and goods type. Times say their unit in the name;
 * shares are basis points (100 = 1 %).
 */
export interface Rules {
  /** Kill switch of a mode: false refuses new listings and orders. */
  tradeOpen: boolean
  unpaidMinutes: number
  /** Life of one payment QR; the order outlives it. */
  qrMinutes: number
  /** Paid, and the seller has not delivered: cancelled and refunded, seller at fault. */
  startHours: number
  /** Delivered, and the buyer says nothing: confirmed. */
  autoConfirmHours: number
  /** From confirmation to the seller's payout. */
  holdHours: number
  sellerFeeBp: number
  /** The selling distributor's part of the seller's fee. */
  distShareBp: number
  coverTiers: readonly CoverTier[]
}

/** Which game and goods type the rules are asked for; 0 or absent: the platform's. */
export interface RuleScope {
  gameId?: number
  goodsTypeId?: number
}
