import type { GoodsSn, OrderSn } from '@/lib/shared/ids'

/** What an action changed: one of them. */
export interface Touched {
  orderSn?: OrderSn
  goodsSn?: GoodsSn
  questionId?: number
  bargainId?: number
}
