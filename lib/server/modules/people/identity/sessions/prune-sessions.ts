import { lt, or } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../../db/client'
import {
  loginRecords,
  sessions,
  siteTickets,
  smsCodes,
  userDevices,
  vendorVisits,
  wechatScenes,
} from '../../../../db/schema/people/identity'
import { DEVICE_DAYS } from './record-device'

const RECORD_DAYS = 180

/**
 * Deletes sessions and codes one day after they ended, because they contain IP addresses, browsers and phones. Logins
 * are kept for six months, browsers as long as their marks are valid.
 */
export async function pruneSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)))
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, before))
  await db.delete(userDevices).where(lt(userDevices.lastAt, new Date(now.getTime() - DEVICE_DAYS * DAY_MS)))
  await db.delete(vendorVisits).where(lt(vendorVisits.expiresAt, before))
  await db.delete(siteTickets).where(lt(siteTickets.expiresAt, before))
  await db.delete(wechatScenes).where(lt(wechatScenes.expiresAt, before))
  await db.delete(loginRecords).where(lt(loginRecords.createdAt, new Date(now.getTime() - RECORD_DAYS * DAY_MS)))
}
