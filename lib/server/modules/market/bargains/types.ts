import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import type { bargains } from '../../../db/schema/bargains'

export type BargainRow = typeof bargains.$inferSelect

/**
 * Whether a person left an order for an item unpaid since a time; passed in by the orders module, which depends on
 * bargains and not the other way round.
 */
export type OrderLetGo = (tx: Tx, input: { goodsSn: GoodsSn; buyerId: UserId; since: Date }) => Promise<boolean>
