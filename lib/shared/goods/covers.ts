import { type Fen, fen, yuanToFen } from '../money/money'
import { goodsType } from './goods-types'

/** A cover (包赔) as every page tells it. Id 0 costs nothing and is always there. */
export interface Cover {
  ensureId: number
  name: string
  /** When it pays, and what. */
  explain: string
  /** From receipt on; 0: until the buyer confirms. */
  days: number
  /** Of the price; 100 is 1 %. */
  basisPoints: number
  /** Yuan, in place of a share, for an order whatever it comes to; a rule of the game. */
  fixedPrice?: string | null
  /** Most that it pays, per cent of the price; 0: it pays nothing, the money is not paid out. */
  mostPercent: number
}

/** Where what is paid, and how to claim it, is told. */
export const COVER_RULES = '/news/security'

const HELD: Cover = {
  ensureId: 0,
  name: '基础保障',
  explain: '货款由平台托管，确认收货前不放款给卖家',
  days: 0,
  basisPoints: 0,
  mostPercent: 0,
}
/** The seller's payout waits as long as this lasts. */
export const FREE_COVER: Cover = {
  ensureId: 0,
  name: '免费保障',
  explain: '账号被找回且未能追回，按实付货款赔付',
  days: 7,
  basisPoints: 0,
  mostPercent: 100,
}
/** As quotes take it. */
export const coverPrice = ({ basisPoints: bp, fixedPrice }: Pick<Cover, 'basisPoints' | 'fixedPrice'>) => ({
  bp,
  fixed: fixedPrice ? yuanToFen(fixedPrice) : null,
})

/** What costs nothing: of an account its seven days, of everything the escrow. */
export const basicCover = (goodsTypeId: number): Cover =>
  goodsType(goodsTypeId).mode === 'account' ? FREE_COVER : HELD

/** '365 天'; '' of what has no term. */
export const coverTerm = ({ days }: Pick<Cover, 'days'>): string => (days ? `${days} 天` : '')

/** '普通包赔 365 天' */
export const coverLabel = (cover: Pick<Cover, 'name' | 'days'>): string =>
  [cover.name, coverTerm(cover)].filter(Boolean).join(' ')

/** What it pays at most for goods that cost the buyer so much, less a coupon. */
export const mostPaid = ({ mostPercent }: Pick<Cover, 'mostPercent'>, goods: Fen): Fen =>
  fen((goods * BigInt(mostPercent)) / 100n)
