import { Client } from 'pg'
import { vi } from 'vitest'
import { SOON } from '../soon'

/** Kept as they are: people who use the site again after days have logged in again. */
const SESSIONS = ['sessions', 'staff_logins']
/** Less than the time after which the server looks for a deadlock: this side gives up first and tries again. */
const LOCK_TIMEOUT = '200ms'

/**
 * Makes every time in the database earlier, so that for the running program this much time has passed. Needs the owner
 * of the tables, who alone can switch off the triggers of the append-only ones.
 */
export async function passTime(ownerUrl: string, ms: number): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await vi.waitFor(() => shift(client, ms), SOON)
  } finally {
    await client.end()
  }
}

async function shift(client: Client, ms: number): Promise<void> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ name: string; sets: string }>(
      `select quote_ident(table_name) as name,
        string_agg(format('%1$I = %1$I - interval ''%2$s milliseconds''', column_name, $1::text), ', ') as sets
      from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
        and table_name <> all($2)
      group by table_name`,
      [String(ms), SESSIONS],
    )
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    await client.query(`lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`)
    for (const { name, sets } of rows) {
      await client.query(`alter table ${name} disable trigger user`)
      await client.query(`update ${name} set ${sets}`)
      await client.query(`alter table ${name} enable trigger user`)
    }
    await client.query('update rate_windows set expires_at_ms = expires_at_ms - $1', [ms])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
