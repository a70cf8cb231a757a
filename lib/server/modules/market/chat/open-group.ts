import { type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { chatGroups, chatMembers, chatMessages, type GroupType } from '../../../db/schema/market/chat'
import type { Effects } from '../../../runtime/context'
import { tieOf } from '../../money/ties/find-tie'

interface NewGroup {
  /** Identifies what the group is about, opaque to chat; one group per subject. */
  subject: string
  /** The distributor whose hosts the group is available on. */
  distId: number
  groupType: GroupType
  members: { userId: UserId; role: 'buyer' | 'seller' | 'service' }[]
  /** The first message, from the system. */
  greeting: { content: string; expansion: Record<string, string> }
  at: Date
}

interface OpenGroup {
  /** CTEs (`name as (…)`, comma-separated) for the caller's statement. */
  ctes: SQL
  /** Expression for the group's id in that statement. */
  id: SQL
  /** Columns to select in that statement; `hear` then notifies the members and returns the id. */
  columns: SQL
  hear: (row: Record<string, unknown>) => number
}

/**
 * Creates group, members and greeting as part of the caller's statement; staff cannot serve a group in which they are a
 * party. Opening an existing subject reopens its group and posts the greeting again.
 */
export function openGroup(
  effects: Effects,
  { subject, distId, groupType, members, greeting, at }: NewGroup,
): OpenGroup {
  const userIds = members.map((m) => m.userId)
  const time = sql`${at.toISOString()}::timestamptz`
  return {
    ctes: sql`opened as (
      insert into ${chatGroups} as g (subject, dist_id, group_type, last_seq, created_at) values (${subject}, ${distId}, ${groupType}, 1, ${time})
      on conflict (subject) do update set closed_at = null, last_seq = g.last_seq + 1 returning id, last_seq
    ), joined as (
      insert into ${chatMembers} (group_id, user_id, role, last_read_seq, joined_at)
      select opened.id, m.user_id, m.role, opened.last_seq - 1, ${time}
      from opened, unnest(${sql.param(userIds)}::bigint[], ${sql.param(members.map((m) => m.role))}::text[]) as m (user_id, role)
      where m.role <> 'service' or ${isUntied(members)}
      on conflict do nothing
    ), greeted as (
      insert into ${chatMessages} (group_id, seq, client_msg_id, type, content, expansion, sent_at)
      select id, last_seq, 'greeting:' || last_seq, 'system', ${greeting.content}, ${JSON.stringify(greeting.expansion)}::jsonb, ${time} from opened
    )`,
    id: sql`(select id from opened)`,
    columns: sql`(select id from opened) as opened_id, (select last_seq from opened) as opened_seq`,
    hear: ({ opened_id, opened_seq }) => {
      const groupId = Number(opened_id)
      effects.live({ type: 'message', distId, groupId, seq: Number(opened_seq), userIds })
      return groupId
    },
  }
}

/** True if the serving staff member is no other member, not even through another account. */
function isUntied(members: NewGroup['members']): SQL {
  const [others, serving] = [members.filter((m) => m.role !== 'service'), members.filter((m) => m.role === 'service')]
  const ties = serving.flatMap((one) => others.map((other) => tieOf(one.userId, other.userId)))
  return ties.length > 0 ? sql`coalesce(${sql.join(ties, sql`, `)}) is null` : sql`true`
}
