import { eq, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { teamActions, teamMembers } from '../../../db/schema/people/teams'

/** Deletes the team of a person, their memberships, and the log of their team. */
export async function eraseTeams(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(teamActions).where(eq(teamActions.ownerId, userId))
  await tx.delete(teamMembers).where(or(eq(teamMembers.ownerId, userId), eq(teamMembers.memberId, userId)))
}
