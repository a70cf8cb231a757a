import { lt, or } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../db/client'
import { sessions, smsCodes } from '../../db/schema/identity'

/** What is over for a day goes: sessions keep addresses and browsers of people, codes keep phones. */
export async function pruneSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)))
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, before))
}
