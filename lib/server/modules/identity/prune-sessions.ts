import { lt, or } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../db/client'
import { sessions, smsCodes, userDevices } from '../../db/schema/identity'
import { DEVICE_DAYS } from './note-device'

/** What is over for a day goes: sessions keep addresses and browsers of people, codes keep phones; and browsers nobody came back with. */
export async function pruneSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)))
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, before))
  await db.delete(userDevices).where(lt(userDevices.lastAt, new Date(now.getTime() - DEVICE_DAYS * DAY_MS)))
}
