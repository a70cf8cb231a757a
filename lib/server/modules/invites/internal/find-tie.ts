import type { Tx } from '../../../db/client'
import { isOneDevice } from '../../identity/queries-invites'
import { isOnePerson } from '../../identity/queries-person'
import { isOnePayee } from '../../payouts/queries-payees'

type Tie = readonly [why: string, isTied: (tx: Tx, one: number, other: number) => Promise<boolean>]

/** What makes two accounts one purse, each asked of the module that knows it. A new kind of tie is one line here. */
const TIES: readonly Tie[] = [
  ['你和好友的实名信息相同', isOnePerson],
  ['你和好友用过同一台设备', isOneDevice],
  ['你和好友的收款账户相同', isOnePayee],
]

/** Why there is no profit between two accounts, in the inviter's words; '' where there may be. */
export async function findTie(tx: Tx, one: number, other: number): Promise<string> {
  for (const [why, isTied] of TIES) if (await isTied(tx, one, other)) return why
  return ''
}
