import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { teamActions } from '../../../db/schema/people/teams'

interface TeamAction {
  ownerId: UserId
  memberId: UserId
  call: string
  /** Number of the order or item, or an inquiry; '' without. Of several the first. */
  target: string
  /** Objects of a bulk call. */
  count: number
  at: Date
}

/** Logs what a member did in the name of a team's owner. */
export async function recordTeamAction(db: Db, { at, ...row }: TeamAction): Promise<void> {
  await db.insert(teamActions).values({ ...row, createdAt: at })
}
