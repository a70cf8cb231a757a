import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { loginRecords } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'

/**
 * Returns those users who logged in since a time with a kind of browser they had never used before; users without
 * earlier logins are excluded.
 */
export async function findNewDevices(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
  since: Date,
): Promise<UserId[]> {
  if (userIds.length === 0) return []
  const ids = sql.join(
    userIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )
  const from = sql`${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct l.user_id as id from ${loginRecords} l
    where l.user_id in (${ids}) and l.result = 'in' and l.created_at >= ${from}
      and exists (select 1 from ${loginRecords} o where o.user_id = l.user_id and o.result = 'in' and o.created_at < ${from})
      and not exists (select 1 from ${loginRecords} o where o.user_id = l.user_id and o.user_agent = l.user_agent and o.result = 'in' and o.created_at < ${from})`)
  return rows.map(({ id }) => Number(id) as UserId)
}
