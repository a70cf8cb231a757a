import { desc, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { userNotes } from '../../../db/schema/people/staff'
import { presentNote } from './present'

const MOST = 50

/** Returns staff notes about an account, newest first. */
export async function listNotes(db: Db, userId: UserId) {
  const rows = db.select().from(userNotes).where(eq(userNotes.userId, userId)).orderBy(desc(userNotes.id))
  return (await rows.limit(MOST)).map(presentNote)
}
