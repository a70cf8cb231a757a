/** What a buyer chose and typed for an order. */
export interface OrderDraft {
  goodsNum: string
  ensureId: number
  /** 0: none, which nobody chose for the buyer. */
  couponId: number
  roleName: string
  contact: string
}

const keyOf = (goodsSn: string): string => `order-draft:${goodsSn}`

/** Keeps it while the buyer logs in again: in this tab, for one return. */
export function keepOrderDraft(goodsSn: string, { goodsNum, ensureId, couponId, roleName, contact }: OrderDraft): void {
  sessionStorage.setItem(keyOf(goodsSn), JSON.stringify({ goodsNum, ensureId, couponId, roleName, contact }))
}

export function takeOrderDraft(goodsSn: string): Partial<OrderDraft> {
  const kept = sessionStorage.getItem(keyOf(goodsSn))
  sessionStorage.removeItem(keyOf(goodsSn))
  return kept ? JSON.parse(kept) : {}
}
