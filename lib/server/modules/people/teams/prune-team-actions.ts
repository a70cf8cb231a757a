import { lt } from 'drizzle-orm'
import { TEAM_LOG_DAYS } from '@/lib/shared/people/team'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { teamActions } from '../../../db/schema/people/teams'

/** Deletes logged actions of teams older than 90 days. */
export async function pruneTeamActions(db: Db, now: Date): Promise<void> {
  await db.delete(teamActions).where(lt(teamActions.createdAt, new Date(now.getTime() - TEAM_LOG_DAYS * DAY_MS)))
}
