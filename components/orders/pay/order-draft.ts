import { deleteStored, isRecord } from '@/lib/client/browser-storage'
import { readOwn, writeOwn } from '@/lib/client/own-storage'

/** A buyer's input for an order. */
export interface OrderDraft {
  goodsNum: string
  ensureId: number
  /** 0: none. */
  couponId: number
  roleName: string
  contact: string
}

const keyOf = (goodsSn: string) => `order-draft:${goodsSn}` as const

/** Stores it in this tab while the buyer logs in again; used once. */
export const saveOrderDraft = (
  goodsSn: string,
  { goodsNum, ensureId, couponId, roleName, contact }: OrderDraft,
): void => writeOwn('session', keyOf(goodsSn), { goodsNum, ensureId, couponId, roleName, contact })

export function consumeOrderDraft(goodsSn: string): Partial<OrderDraft> {
  const stored = readOwn('session', keyOf(goodsSn))
  deleteStored('session', keyOf(goodsSn))
  if (!isRecord(stored)) return {}
  const isNumber = (name: string) => name === 'ensureId' || name === 'couponId'
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => typeof value === (isNumber(name) ? 'number' : 'string')),
  )
}
