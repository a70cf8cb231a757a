import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import type { bargains } from '../../../db/schema/market/bargains'
import type { Rules } from '../../core/tenancy/types'

export type BargainRow = typeof bargains.$inferSelect

/**
 * Whether a person may not order an item yet: `recent` for the pause after one unpaid or cancelled order, a time after
 * repeated ones. Passed in by the orders module, which depends on bargains and not the other way round.
 */
export type FindOrderPause = (
  tx: Tx,
  input: { goodsSn: GoodsSn; buyerId: UserId; at: Date; rules: Rules },
) => Promise<'recent' | Date | null>
