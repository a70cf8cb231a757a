import { goodsType } from '@/lib/shared/goods-types'

/** A cover the buyer may add; `basisPoints` of the price, 1 % = 100. Id 0 is the free basic one. */
export interface CoverTier {
  ensureId: number
  name: string
  explain: string
  basisPoints: number
}

const HELD: CoverTier = { ensureId: 0, name: '基础保障', explain: '货款托管，收货后再放款', basisPoints: 0 }
/** The payout waits as long as this lasts. */
const FREE: CoverTier = {
  ensureId: 0,
  name: '免费保障',
  explain: '收货起7天内账号被找回且未能追回，按成交价赔付',
  basisPoints: 0,
}

/** What costs nothing: of an account its seven days, of everything the escrow. */
export const basicCover = (goodsTypeId: number): CoverTier => (goodsType(goodsTypeId).mode === 'account' ? FREE : HELD)
