import type { Tx } from '../../../db/client'
import { holdName } from '../../../db/hold-name'
import { endAssignment } from './end-assignment'
import type { Found, Wanted } from './queries-best'
import { reserveBest } from './reserve-best'

/**
 * A merchant refused or did not answer: the order goes to the next best one, if `mayAsk` and there is one. Orders of a game
 * are passed on one at a time, as each locks two offers.
 */
export async function passOrder(
  tx: Tx,
  {
    wanted,
    outcome,
    mayAsk,
    at,
  }: { wanted: Wanted & { orderId: number }; outcome: 'refused' | 'late'; mayAsk: boolean; at: Date },
): Promise<Found | undefined> {
  await holdName(tx, `coin ${wanted.gameId}`)
  await endAssignment(tx, { orderId: wanted.orderId, outcome, at })
  return mayAsk ? reserveBest(tx, { wanted, at }) : undefined
}
