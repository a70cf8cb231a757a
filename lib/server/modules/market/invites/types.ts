import type { Fen } from '@/lib/shared/money/money'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { inviteProfits } from '../../../db/schema/invites'

export type ProfitRow = typeof inviteProfits.$inferSelect

/** What invites need to know of an order. */
export interface InvitedOrder {
  orderId: number
  orderSn: string
  distId: number
  buyerId: number
  gameId: number
  mode: ModeName
  /** What the fee leaves after the coupon. */
  base: Fen
}
