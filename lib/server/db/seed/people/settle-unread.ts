import { sql } from 'drizzle-orm'
import type { Db } from '../../client'
import { notifications } from '../../schema/core/notifications'
import { chatGroups, chatMembers } from '../../schema/market/chat'
import { orders } from '../../schema/orders/trading'

const UNREAD = 5

/**
 * Leaves only the newest few notifications and the newest few chats of open orders unread for each demo user. Nothing
 * is sent to any phone.
 */
export async function settleUnread(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update ${notifications} n set pass_on_at = null,
      read_at = case when r.nth > ${UNREAD} then least(n.created_at + interval '10 minutes', ${now.toISOString()}::timestamptz) end
    from (select id, row_number() over (partition by user_id, dist_id order by created_at desc, id desc) as nth from ${notifications}) r
    where r.id = n.id`)
  await db.execute(sql`
    update ${chatMembers} m set last_read_seq = r.last_seq
    from (
      select m.group_id, m.user_id, g.last_seq, o.status >= 3 as is_over,
        row_number() over (partition by m.user_id, o.status >= 3 order by g.created_at desc, g.id desc) as nth
      from ${chatMembers} m join ${chatGroups} g on g.id = m.group_id left join ${orders} o on o.sn = g.subject
      where m.last_read_seq < g.last_seq
    ) r where r.group_id = m.group_id and r.user_id = m.user_id and (r.is_over or r.nth > ${UNREAD})`)
}
