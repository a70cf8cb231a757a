import { sql } from 'drizzle-orm'
import type { Db } from '../client'
import { chatGroups, chatMembers } from '../schema/chat'
import { notifications } from '../schema/notifications'

/** What the demo's people have not read of the day that was played: the newest few. Nobody's phone rings for it. */
const UNREAD = 5

export async function settleUnread(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update ${notifications} n set pass_on_at = null,
      read_at = case when r.nth > ${UNREAD} then least(n.created_at + interval '10 minutes', ${now.toISOString()}::timestamptz) end
    from (select id, row_number() over (partition by user_id, dist_id order by created_at desc, id desc) as nth from ${notifications}) r
    where r.id = n.id`)
  await db.execute(sql`
    update ${chatMembers} m set last_read_seq = r.last_seq
    from (
      select m.group_id, m.user_id, g.last_seq, row_number() over (partition by m.user_id order by g.created_at desc, g.id desc) as nth
      from ${chatMembers} m join ${chatGroups} g on g.id = m.group_id where m.last_read_seq < g.last_seq
    ) r where r.group_id = m.group_id and r.user_id = m.user_id and r.nth > ${UNREAD}`)
}
