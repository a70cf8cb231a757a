import type { Tx } from '../../../db/client'
import { holdName } from '../../../db/hold-name'
import { closeAssignment } from './close-assignment'
import type { Found, Wanted } from './queries-best'
import { reserveBestOffer } from './reserve-best-offer'

/**
 * Passes an order that a merchant refused or did not answer to the next best merchant, if `mayAsk` and there is one.
 * Orders of a game are passed on one at a time, because each locks two offers.
 */
export async function assignNextMerchant(
  tx: Tx,
  {
    wanted,
    outcome,
    mayAsk,
    at,
  }: { wanted: Wanted & { orderId: number }; outcome: 'refused' | 'late'; mayAsk: boolean; at: Date },
): Promise<Found | undefined> {
  await holdName(tx, `coin ${wanted.gameId}`)
  await closeAssignment(tx, { orderId: wanted.orderId, outcome, at })
  return mayAsk ? reserveBestOffer(tx, { wanted, at }) : undefined
}
