import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { userDevices, users } from '../../../../db/schema/people/identity'
import type { Ctx } from '../../../../runtime/context'

/** Counts accounts of other people that logged in with the same browser since a time; `ids` absent: of everybody. */
export async function countDeviceMates(
  { db }: Pick<Ctx, 'db'>,
  since: Date,
  ids?: readonly UserId[],
): Promise<Map<UserId, number>> {
  const of = ids ? sql`and a.user_id = any(${sql.param([...ids])}::bigint[])` : sql``
  const from = sql`${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select a.user_id as id, count(distinct b.user_id)::int as n
    from ${userDevices} a
    join ${userDevices} b on b.device_hash = a.device_hash and b.user_id <> a.user_id
    join ${users} ua on ua.id = a.user_id join ${users} ub on ub.id = b.user_id
    where a.last_at >= ${from} and b.last_at >= ${from} and ua.id_card_hash is distinct from ub.id_card_hash ${of}
    group by a.user_id`)
  return new Map(rows.map(({ id, n }) => [Number(id) as UserId, n]))
}
