import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { chatGroups, chatMembers, chatMessages, type GroupType } from '../../db/schema/chat'
import type { Effects } from '../../runtime/context'

interface NewGroup {
  /** What the group is about, opaque to chat; one group per subject. */
  subject: string
  /** On whose hosts it is read and written. */
  distId: number
  groupType: GroupType
  members: { userId: number; role: 'buyer' | 'seller' | 'service' }[]
  /** First line, from the system. */
  greeting: { content: string; expansion: Record<string, string> }
  at: Date
}

/** Group, members and greeting in one statement. Opening a subject again opens its group again and greets again. */
export async function openGroup(
  tx: Tx,
  effects: Effects,
  { subject, distId, groupType, members, greeting, at }: NewGroup,
): Promise<number> {
  const userIds = members.map((m) => m.userId)
  const time = at.toISOString()
  const { rows } = await tx.execute<{ id: string; last_seq: string }>(sql`
    with opened as (
      insert into ${chatGroups} as g (subject, dist_id, group_type, last_seq, created_at) values (${subject}, ${distId}, ${groupType}, 1, ${time})
      on conflict (subject) do update set closed_at = null, last_seq = g.last_seq + 1 returning id, last_seq
    ), joined as (
      insert into ${chatMembers} (group_id, user_id, role, joined_at)
      select opened.id, m.user_id, m.role, ${time}::timestamptz
      from opened, unnest(${sql.param(userIds)}::bigint[], ${sql.param(members.map((m) => m.role))}::text[]) as m (user_id, role)
      on conflict do nothing
    ), greeted as (
      insert into ${chatMessages} (group_id, seq, client_msg_id, type, content, expansion, sent_at)
      select id, last_seq, 'greeting:' || last_seq, 'system', ${greeting.content}, ${JSON.stringify(greeting.expansion)}::jsonb, ${time}::timestamptz from opened
    )
    select id, last_seq from opened`)
  const groupId = Number(rows[0]?.id)
  effects.live({ type: 'message', distId, groupId, seq: Number(rows[0]?.last_seq), userIds })
  return groupId
}
