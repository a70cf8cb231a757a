import type { OrderFields } from './use-order-form'

type OrderDraft = Omit<OrderFields, 'agree'>
const keyOf = (goodsSn: string): string => `order-draft:${goodsSn}`

/** Keeps what was chosen for an order while its buyer logs in again: in this tab, for one return. */
export function keepOrderDraft(goodsSn: string, { agree: _, ...draft }: OrderFields): void {
  sessionStorage.setItem(keyOf(goodsSn), JSON.stringify(draft))
}

export function takeOrderDraft(goodsSn: string): Partial<OrderDraft> {
  const kept = sessionStorage.getItem(keyOf(goodsSn))
  sessionStorage.removeItem(keyOf(goodsSn))
  return kept ? JSON.parse(kept) : {}
}
