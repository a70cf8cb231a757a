import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { chatMembers, chatMessages } from '../../../db/schema/market/chat'
import type { Ctx } from '../../../runtime/context'

/** What a conversation waits for from staff, in milliseconds since the epoch. */
export interface ChatWait {
  /** When the staff member introduced themselves last; null: never. */
  joinedMs: number | null
  /** Staff have written, or taken a step, since then. */
  isMet: boolean
  /** The first line of a party that staff have not answered, by a line or a step; null: none. */
  askedMs: number | null
}

const isMark = (clause: 'like' | 'not like'): SQL => sql`m.client_msg_id ${sql.raw(clause)} 'join:%'`
const ms = (time: SQL): SQL => sql`(extract(epoch from ${time}) * 1000)::float8`

/**
 * Lateral subquery for statements of other modules, with columns joined_ms, is_met and asked_ms: the wait of a group for
 * one of its staff. `actedAt`: when staff last took a step that the parties see, which answers as a line does.
 * Introductions answer nothing, because they are sent automatically; automatic replies and recalled lines of a party ask
 * nothing.
 */
export const waitIn = (groupId: AnyPgColumn, staffId: AnyPgColumn, actedAt: SQL): SQL => sql`(
  select ${ms(sql`joined.sent_at`)} as joined_ms,
    coalesce(said.seq > joined.seq, false) or coalesce(acted.at >= joined.sent_at, false) as is_met, (
    select ${ms(sql`m.sent_at`)} from ${chatMessages} m
      join ${chatMembers} c on c.group_id = m.group_id and c.user_id = m.sender_id and c.role <> 'service'
    where m.group_id = ${groupId} and m.seq > coalesce(said.seq, 0) and m.recalled_at is null
      and (acted.at is null or m.sent_at > acted.at) and m.expansion ->> 'type' is distinct from 'auto'
    order by m.seq limit 1
  ) as asked_ms
  from (select ${actedAt} as at) acted
  left join lateral (
    select m.seq from ${chatMessages} m
      join ${chatMembers} c on c.group_id = m.group_id and c.user_id = m.sender_id and c.role = 'service'
    where m.group_id = ${groupId} and ${isMark('not like')} order by m.seq desc limit 1
  ) said on true
  left join lateral (
    select m.seq, m.sent_at from ${chatMessages} m
    where m.group_id = ${groupId} and m.sender_id = ${staffId} and ${isMark('like')} order by m.seq desc limit 1
  ) joined on true
)`

/** Returns how staff answered in groups: seconds from their first introduction to their first line, and their lines. */
export async function answersOf(
  { db }: Pick<Ctx, 'db'>,
  groupIds: readonly number[],
): Promise<Map<number, { firstSeconds: number | null; answers: number }>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; seconds: number | null; answers: number }>(sql`
    select m.group_id as id, count(*) filter (where ${isMark('not like')})::int as answers,
      extract(epoch from min(m.sent_at) filter (where ${isMark('not like')})
        - min(m.sent_at) filter (where ${isMark('like')}))::float8 as seconds
    from ${chatMessages} m
      join ${chatMembers} c on c.group_id = m.group_id and c.user_id = m.sender_id and c.role = 'service'
    where m.group_id = any(${sql.param([...groupIds])}::bigint[]) group by m.group_id`)
  return new Map(
    rows.map(({ id, seconds, answers }) => [
      Number(id),
      { answers, firstSeconds: seconds === null ? null : Math.max(0, Math.round(seconds)) },
    ]),
  )
}
