import { type Fen, fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { postTransfer } from './internal/post-transfer'
import { MARKETING } from './rules'

export interface Held {
  id: number
  sn: string
  buyerId: number
  /** What the buyer pays. */
  total: Fen
  /** What marketing pays for the buyer (a coupon); the seller sees none of it. */
  discount: Fen
  title: string
  at: Date
}

/** The buyer pays: balance, and marketing for a coupon, to the order's escrow. Returns the balance left, null when held before. Refuses BALANCE_SHORT. */
export async function holdOrder(tx: Tx, { id, sn, buyerId, total, discount, title, at }: Held): Promise<Fen | null> {
  const buyer = { kind: 'user', ownerId: buyerId } as const
  const posted = await postTransfer(tx, {
    kind: 'orderHold',
    ref: sn,
    memo: `订单${sn} ${title}`.slice(0, 120),
    at,
    lines: [
      { account: buyer, amount: fen(-total) },
      { account: MARKETING, amount: fen(-discount) },
      { account: { kind: 'escrow', ownerId: id }, amount: fen(total + discount) },
    ],
  })
  return posted ? (posted.balanceOf(buyer) ?? null) : null
}
