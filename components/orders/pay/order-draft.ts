import { dropKept, isRecord } from '@/lib/client/kept'
import { readOwn, writeOwn } from '@/lib/client/kept-own'

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
export const keepOrderDraft = (
  goodsSn: string,
  { goodsNum, ensureId, couponId, roleName, contact }: OrderDraft,
): void => writeOwn('session', keyOf(goodsSn), { goodsNum, ensureId, couponId, roleName, contact })

export function takeOrderDraft(goodsSn: string): Partial<OrderDraft> {
  const kept = readOwn('session', keyOf(goodsSn))
  dropKept('session', keyOf(goodsSn))
  if (!isRecord(kept)) return {}
  const isNumber = (name: string) => name === 'ensureId' || name === 'couponId'
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => typeof value === (isNumber(name) ? 'number' : 'string')),
  )
}
