import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { inviteProfits } from '../../../db/schema/market/invites'

export type ProfitRow = typeof inviteProfits.$inferSelect

/** Order data needed by the invites module. */
export interface InvitedOrder {
  orderId: number
  orderSn: string
  distId: number
  buyerId: UserId
  gameId: number
  mode: ModeName
  /** The fee after the coupon. */
  base: Fen
}
