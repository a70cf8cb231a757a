import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { chatGroups, chatMembers, chatMessages } from '../../../../db/schema/market/chat'
import type { Effects } from '../../../../runtime/context'

interface NewMessage {
  groupId: number
  /** Null: a system message. */
  senderId: UserId | null
  /**
   * Ours contain a colon, which clients may not send. Unique per group: a duplicate is Postgres error 23505 and rolls
   * back the transaction, so sequence numbers have no gaps.
   */
  clientMsgId: string
  type: 'text' | 'image' | 'system'
  content: string
  expansion: Record<string, string> | null
  /** Sequence number of the message it replies to. */
  replyTo?: number
  /** Delivered by the chat carrier. */
  carried?: boolean
  at: Date
}

/**
 * Assigns the next sequence number under the group's row lock, so sequence order is commit order, and a reader that has
 * seen n has seen everything before n. Parties read what was sent since they joined, by clocks of several machines: a
 * message is therefore never older than their joining. Returns the number, or null if the group is unknown, or closed to its members.
 */
export async function appendMessage(tx: Tx, effects: Effects, message: NewMessage): Promise<number | null> {
  const { groupId, senderId, clientMsgId, type, content, expansion, replyTo = null, at } = message
  const { rows } = await tx.execute<{ dist_id: number; seq: string; user_ids: string[] }>(sql`
    with taken as (
      update ${chatGroups} set last_seq = last_seq + 1 where id = ${groupId} and (closed_at is null or ${senderId}::bigint is null) returning id, dist_id, last_seq
    ), added as (
      insert into ${chatMessages} (group_id, seq, sender_id, client_msg_id, type, content, expansion, reply_to, sent_at)
      select id, last_seq, ${senderId}::bigint, ${clientMsgId}, ${type}, ${content}, ${expansion && JSON.stringify(expansion)}::jsonb, ${replyTo}::bigint, greatest(${at.toISOString()}::timestamptz, (
        select max(joined_at) from ${chatMembers} where group_id = taken.id and role <> 'service'
      )) from taken
    )
    select dist_id, last_seq as seq, array(select user_id from ${chatMembers} where group_id = taken.id) as user_ids from taken`)
  const row = rows[0]
  if (!row) return null
  const seq = Number(row.seq)
  effects.live({
    type: 'message',
    distId: row.dist_id,
    groupId,
    seq,
    userIds: row.user_ids.map((id) => Number(id) as UserId),
    carried: message.carried,
  })
  return seq
}
