/** A cover the buyer may add; `basisPoints` of the price, 1 % = 100. Id 0 is the free basic one. */
export interface CoverTier {
  ensureId: number
  name: string
  explain: string
  basisPoints: number
}

export const BASIC_COVER: CoverTier = { ensureId: 0, name: '基础保障', explain: '货款托管、客服验号', basisPoints: 0 }
