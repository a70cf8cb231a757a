import type { BargainSide } from '@/lib/shared/goods/bargain'
import { fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { BargainRow } from '../types'

type BargainFacts = Pick<BargainRow, 'id' | 'buyerId' | 'sellerId' | 'distId' | 'priceFen'>
interface BargainNotice {
  /** The side to notify. */
  side: BargainSide
  row: BargainFacts
  /** The item's title. */
  title: string
  news: 'offered' | 'countered' | 'accepted' | 'refused'
  at: Date
}

const NEWS: Record<BargainNotice['news'], (price: string) => string> = {
  offered: (price) => `有买家出价 ¥${price}`,
  countered: (price) => `卖家还价 ¥${price}`,
  accepted: (price) => `议价成功，¥${price} 为你保留 15 分钟`,
  refused: (price) => `出价 ¥${price} 未被接受`,
}
const ROOMS: Record<BargainSide, string> = {
  buyer: '/center/buyers/buyBargainGoods',
  seller: '/center/sell/sellBargainGoods',
}

/** Notifies one side of a bargain of the other side's action, or of the automatic answer by the seller's terms. */
export async function notifySide(
  tx: Tx,
  effects: Effects,
  { side, row, title, news, at }: BargainNotice,
): Promise<void> {
  const price = fenToYuan(row.priceFen)
  const headline = side === 'seller' && news === 'accepted' ? `议价成功，¥${price}，等待买家下单` : NEWS[news](price)
  const notice = {
    userId: side === 'buyer' ? row.buyerId : row.sellerId,
    distId: row.distId,
    kind: 'bargain',
    key: `bargain ${row.id} ${news}`,
    title: headline,
    text: title,
    href: ROOMS[side],
    isUrgent: news === 'offered' || news === 'countered' || news === 'accepted',
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
