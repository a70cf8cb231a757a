import type { Fen } from '@/lib/shared/money/money'
import type { ClaimKind } from '@/lib/shared/trade/claims'
import type { OrderStatus, SubStatus } from '@/lib/shared/trade/order-status'
import type { orders } from '../../../db/schema/orders/trading'

export type Order = typeof orders.$inferSelect

export type Actor = 'buyer' | 'seller' | 'service' | 'system'
export type { Party } from '@/lib/shared/trade/order-forms'

/** The place of an order (status and substatus) as one string: '1 VERIFY'. */
export type Place = `${OrderStatus} ${SubStatus}`

/** The cover of a completed order: of a sale from its receipt on, of a rental from its return on. */
export interface CoverInForce {
  ensureId: number
  name: string
  /** What can be claimed. */
  kinds: readonly ClaimKind[]
  /** What the buyer paid for the goods, and the maximum that the cover pays; of a rental both are the maximum. */
  price: Fen
  most: Fen
  until: Date
  /** First and last day that matter for a ban: of a sale its order and receipt, of a rental the time of play. */
  from: string
  to: string
  /** What the listing says about bans; '': nothing. */
  disclosed: string
  /** How a ban of a rented account is paid: mean price of an hour, hours a day, most days. */
  rent: { hour: Fen; hoursADay: number; mostDays: number } | null
}

/** Whether an account is in a paid rental that was not returned, and its end, if it has one that its renter can extend. */
export interface Letting {
  isRented: boolean
  until: Date | null
}
