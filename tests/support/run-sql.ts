import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Orders of one person without number, for tests of what comes after them. */
export const PLACE_AT_WILL =
  "insert into platform_rules (key, value) values ('mostUnpaid', '1000000'), ('unpaidEndsADay', '1000000'), ('letGoMinutes', '0')"

/** A statement on the running program's own database, as an operator's hand would write it. */
export async function runSql<T>(dataDir: string, text: string): Promise<T[]> {
  const { host, port } = JSON.parse(readFileSync(join(dataDir, 'pg-address.json'), 'utf8')) as {
    host: string
    port: number
  }
  const password = readFileSync(join(dataDir, 'pg-password'), 'utf8').trim()
  const client = new Client({ host, port, user: 'storefront', password, database: 'storefront' })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows as T[])
    .finally(() => client.end())
}
