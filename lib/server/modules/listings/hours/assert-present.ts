import type { UserId } from '@/lib/shared/ids'
import { closedText } from '@/lib/shared/trade/open-hours'
import type { Db, Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { loadPresence } from './queries'
import { isAwayAt } from './rules'

/** Refuses SELLER_AWAY while a seller, or who works, is away; outside the hours, orders wait for the seller. */
export async function assertPresent(tx: Db | Tx, sellerId: UserId, at: Date, who = '卖家'): Promise<void> {
  const presence = await loadPresence(tx, sellerId)
  if (isAwayAt(presence, at)) throw refuse('SELLER_AWAY', `${who}${closedText(presence, at)}，暂时不能下单`)
}
