import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { SellerFigures } from './review-list'

/** Number of deals, goods on sale, and the stars shown in lists. */
export const sellerNumbers = (
  seller: GoodsDetail['seller'],
  figures: SellerFigures | undefined,
): [label: string, value: string][] => [
  ['成交', String(seller.sold)],
  ['在售', String(seller.onSale)],
  ['评分', figures?.stars == null ? '暂无' : figures.stars.toFixed(1)],
]

export const waitText = (minutes: number): string =>
  minutes < 90 ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 小时`

/** `delivery`: how long it takes, '' where it is stated elsewhere or unknown. */
export const sellerNote = (
  { since }: GoodsDetail['seller'],
  figures: SellerFigures | undefined,
  delivery = '',
): string =>
  [
    delivery,
    figures?.replyMinutes == null ? '' : `约 ${waitText(figures.replyMinutes)}回复提问`,
    figures?.retrieval ? `账号被找回比例 ${figures.retrieval.percent}%` : '',
    figures?.rated ? `${figures.rated} 条评价` : '',
    `${since} 加入`,
  ]
    .filter(Boolean)
    .join('，')
