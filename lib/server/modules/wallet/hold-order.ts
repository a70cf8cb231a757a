import { fen, type Fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { postTransfer } from './internal/post-transfer'

export interface Held {
  id: number
  sn: string
  buyerId: number
  total: Fen
  title: string
  at: Date
}

/** The buyer pays: balance to the order's escrow. Returns the balance left, null when held before. Refuses BALANCE_SHORT. */
export async function holdOrder(tx: Tx, { id, sn, buyerId, total, title, at }: Held): Promise<Fen | null> {
  const buyer = { kind: 'user', ownerId: buyerId } as const
  const posted = await postTransfer(tx, {
    kind: 'orderHold',
    ref: sn,
    memo: `订单${sn} ${title}`.slice(0, 120),
    at,
    lines: [
      { account: buyer, amount: fen(-total) },
      { account: { kind: 'escrow', ownerId: id }, amount: total },
    ],
  })
  return posted ? (posted.balanceOf(buyer) ?? null) : null
}
