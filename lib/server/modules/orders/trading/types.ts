import type { OrderStatus, SubStatus } from '@/lib/shared/trade/order-status'
import type { orders } from '../../../db/schema/orders/trading'

export type Order = typeof orders.$inferSelect

export type Actor = 'buyer' | 'seller' | 'service' | 'system'
export type { Party } from '@/lib/shared/trade/order-forms'

/** The place of an order (status and substatus) as one string: '1 VERIFY'. */
export type Place = `${OrderStatus} ${SubStatus}`
