import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Orders of one person without number, for tests of what comes after them. */
export const PLACE_AT_WILL =
  "insert into platform_rules (key, value) values ('mostUnpaid', '1000000'), ('unpaidEndsADay', '1000000'), ('letGoMinutes', '0')"

/** A change of the program's own database, as an operator's hand would make it. */
export async function runSql(dataDir: string, text: string): Promise<void> {
  const { host, port } = JSON.parse(readFileSync(join(dataDir, 'pg-address.json'), 'utf8')) as {
    host: string
    port: number
  }
  const password = readFileSync(join(dataDir, 'pg-password'), 'utf8').trim()
  const client = new Client({ host, port, user: 'storefront', password, database: 'storefront' })
  await client.connect()
  await client.query(text)
  await client.end()
}
