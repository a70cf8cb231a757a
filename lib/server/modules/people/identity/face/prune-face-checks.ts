import { lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../../db/client'
import { faceChecks } from '../../../../db/schema/people/identity'

/** Longer than the longest time for which the rules let a check count. */
const KEEP_DAYS = 400

/** Deletes old checks: nothing refers to them any more. */
export async function pruneFaceChecks(db: Db, now: Date): Promise<void> {
  await db.delete(faceChecks).where(lt(faceChecks.createdAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)))
}
