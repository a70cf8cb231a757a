import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Lifts the limits on unpaid orders, for tests that need many orders of one person. */
export const PLACE_AT_WILL =
  "insert into platform_rules (key, value) values ('mostUnpaid', '1000000'), ('unpaidEndsADay', '1000000'), ('letGoMinutes', '0'), ('letGoAgainHours', '0'), ('newWorks', '1000000'), ('mostWorks', '1000000'), ('mostSubmitted', '1000000'), ('mostUnbegun', '1000000')"

/** Runs a statement on the database of a running server, as an operator would by hand. */
export async function runSql<T>(dataDir: string, text: string, values: unknown[] = []): Promise<T[]> {
  const { host, port } = JSON.parse(readFileSync(join(dataDir, 'pg-address.json'), 'utf8')) as {
    host: string
    port: number
  }
  const password = readFileSync(join(dataDir, 'pg-password'), 'utf8').trim()
  const client = new Client({ host, port, user: 'storefront', password, database: 'storefront' })
  await client.connect()
  return client
    .query(text, values)
    .then(({ rows }) => rows as T[])
    .finally(() => client.end())
}
