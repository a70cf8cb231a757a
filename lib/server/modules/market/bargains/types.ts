import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import type { bargains } from '../../../db/schema/bargains'

export type BargainRow = typeof bargains.$inferSelect

/** Whether a person let an order for an item go unpaid since then; of the orders, which know bargains and not the other way round. */
export type OrderLetGo = (tx: Tx, asked: { goodsSn: GoodsSn; buyerId: number; since: Date }) => Promise<boolean>
