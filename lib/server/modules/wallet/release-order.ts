import { fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { postTransfer } from './internal/post-transfer'
import { type Sale, splitSale } from './rules'

export interface Released extends Sale {
  id: number
  sn: string
  sellerId: number
  distId: number
  distShareBp: number
  title: string
  at: Date
}

/** The hold is over: escrow to the seller, the platform and the selling distributor. False: released before. */
export async function releaseOrder(tx: Tx, order: Released): Promise<boolean> {
  const split = splitSale(order, order.distShareBp)
  const posted = await postTransfer(tx, {
    kind: 'orderRelease',
    ref: order.sn,
    memo: `订单${order.sn} ${order.title}`.slice(0, 120),
    at: order.at,
    lines: [
      { account: { kind: 'escrow', ownerId: order.id }, amount: fen(-order.total - order.discount) },
      { account: { kind: 'user', ownerId: order.sellerId }, amount: split.seller },
      { account: { kind: 'platform', ownerId: 0 }, amount: split.platform },
      { account: { kind: 'dist', ownerId: order.distId }, amount: split.dist },
    ],
  })
  return posted !== false
}
