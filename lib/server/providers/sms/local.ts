import { desc, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { smsText } from '@/lib/shared/people/sms-templates'
import type { Db } from '../../db/client'
import { localSms } from '../../db/schema/providers'
import type { SmsProvider } from './port'

/**
 * Stores messages for a day in the database, writes them to the log and shows them on /dev/sms; rejected in production.
 */
export const createLocalSms = (db: Db, log: Logger): SmsProvider => ({
  async send({ phone, message, site, key }) {
    const text = `【${site.name}】${smsText(message)}`
    await db.delete(localSms).where(lt(localSms.createdAt, sql`now() - interval '1 day'`))
    await db.insert(localSms).values({ phone, text, key }).onConflictDoNothing()
    log.info({ phone, sms: text }, 'sms')
  },
})

export const recentSms = (db: Db, limit = 50) => db.select().from(localSms).orderBy(desc(localSms.id)).limit(limit)
