import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { localRecords } from '../../db/schema/providers'
import type { DomainProvider } from './port'

/** Simulates public name servers: its records are entered on /dev/dns. Only the host of the record serves files. */
export const createLocalDomain = (db: Db): DomainProvider => ({
  async texts(name) {
    const rows = await db.select({ text: localRecords.text }).from(localRecords).where(eq(localRecords.name, name))
    return rows.map(({ text }) => text)
  },
  file: async () => null,
  addresses: async (host) => (/(?:^|\.)localhost$/.test(host) ? ['127.0.0.1'] : []),
  certificate: async () => null,
})

export const writeRecord = (db: Db, name: string, text: string) =>
  db.insert(localRecords).values({ name: name.toLowerCase(), text })

export const listRecords = (db: Db, limit = 50) =>
  db.select().from(localRecords).orderBy(localRecords.name).limit(limit)
