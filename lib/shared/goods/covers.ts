import { type Fen, fen, yuanToFen } from '../money/money'
import { goodsType } from './goods-types'

/** A cover (包赔) as shown on all pages. Id 0 is free and always available. */
export interface Cover {
  ensureId: number
  name: string
  /** When it pays and how much. */
  explain: string
  /** Days from receipt; 0: until the buyer confirms. */
  days: number
  /** Price of the cover in basis points of the goods price; 100 is 1 %. */
  basisPoints: number
  /** Fixed price per order in yuan, instead of a percentage; set by a rule of the game. */
  fixedPrice?: string | null
  /** Maximum payment in percent of the price; 0: it pays nothing, only the seller's payout is withheld. */
  mostPercent: number
}

/** Page that explains what is paid and how to claim it. */
export const COVER_RULES = '/news/security'

const HELD: Cover = {
  ensureId: 0,
  name: '基础保障',
  explain: '货款由平台托管，确认收货前不放款给卖家',
  days: 0,
  basisPoints: 0,
  mostPercent: 0,
}
/** The seller's payout is held for its duration. */
export const FREE_COVER: Cover = {
  ensureId: 0,
  name: '免费保障',
  explain: '账号被找回，平台追不回来时，按实付货款赔付',
  days: 7,
  basisPoints: 0,
  mostPercent: 100,
}
/** Cover price in the format of quotes. */
export const coverPrice = ({ basisPoints: bp, fixedPrice }: Pick<Cover, 'basisPoints' | 'fixedPrice'>) => ({
  bp,
  fixed: fixedPrice ? yuanToFen(fixedPrice) : null,
})

/** The free cover: seven days for an account, the escrow for everything else. */
export const basicCover = (goodsTypeId: number): Cover => (goodsType(goodsTypeId).isRetrievable ? FREE_COVER : HELD)

/** e.g. '365 天'; '' without a term. */
export const coverTerm = ({ days }: Pick<Cover, 'days'>): string => (days ? `${days} 天` : '')

/** e.g. '普通包赔 365 天' */
export const coverLabel = (cover: Pick<Cover, 'name' | 'days'>): string =>
  [cover.name, coverTerm(cover)].filter(Boolean).join(' ')

/** Maximum payment for goods with this price to the buyer, after a coupon. */
export const mostPaid = ({ mostPercent }: Pick<Cover, 'mostPercent'>, goods: Fen): Fen =>
  fen((goods * BigInt(mostPercent)) / 100n)
