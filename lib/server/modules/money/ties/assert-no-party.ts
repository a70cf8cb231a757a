import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { findTie, type Tie } from './find-tie'

const WHY: Readonly<Record<Tie, string>> = {
  person: '这与你本人的账号有关，请由其他员工处理',
  device: '当事人和你用过同一台设备登录，请由其他员工处理',
  team: '你在当事人的团队里，请由其他员工处理',
  payee: '当事人和你提现到过同一个收款账户，请由其他员工处理',
}

/** Returns the tie between a staff member and the parties of a case; null if there is none. */
async function tieToParties(db: Db | Tx, staffId: UserId, parties: readonly (UserId | null)[]): Promise<Tie | null> {
  for (const party of new Set(parties)) {
    if (party === null) continue
    const tie = party === staffId ? 'person' : await findTie(db, staffId, party)
    if (tie) return tie
  }
  return null
}

/** Checks that staff do not decide their own cases, whatever account they use. Refuses FORBIDDEN. */
export async function assertNoParty(
  { db, user }: { db: Db | Tx; user: { userId: UserId } },
  parties: readonly (UserId | null)[],
): Promise<void> {
  const tie = await tieToParties(db, user.userId, parties)
  if (tie) throw refuse('FORBIDDEN', WHY[tie])
}

/** The same as a boolean, for automatic selection of staff. */
export const isNoParty = async (db: Db | Tx, staffId: UserId, parties: readonly (UserId | null)[]): Promise<boolean> =>
  (await tieToParties(db, staffId, parties)) === null
