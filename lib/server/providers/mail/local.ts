import { desc, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../../db/client'
import { localMails } from '../../db/schema/providers'
import type { MailProvider } from './port'

/**
 * Stores mails for a day in the database, writes them to the log and shows them on /dev/mail; rejected in production.
 */
export const createLocalMail = (db: Db, log: Logger): MailProvider => ({
  async send({ to, subject, text, key }) {
    await db.delete(localMails).where(lt(localMails.createdAt, sql`now() - interval '1 day'`))
    await db.insert(localMails).values({ address: to, subject, text, key }).onConflictDoNothing()
    log.info({ to, mail: subject }, 'mail')
  },
})

export const recentMails = (db: Db, limit = 50) =>
  db.select().from(localMails).orderBy(desc(localMails.id)).limit(limit)
