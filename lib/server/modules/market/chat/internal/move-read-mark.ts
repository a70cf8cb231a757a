import { and, eq, lt, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { chatGroups, chatMembers } from '../../../../db/schema/market/chat'
import type { Effects } from '../../../../runtime/context'

interface Reading {
  groupId: number
  distId: number
  userId: UserId
  seq: number
}

/**
 * Moves the read mark forward only, at most to the last message, and notifies the other members. False if it was not
 * moved or the user is no member of such a group.
 */
export async function moveReadMark(tx: Tx, effects: Effects, reading: Reading): Promise<boolean> {
  const { groupId, distId, userId, seq } = reading
  const mark = sql`least(${seq}::bigint, ${chatGroups.lastSeq})`
  const [moved] = await tx
    .update(chatMembers)
    .set({ lastReadSeq: mark })
    .from(chatGroups)
    .where(
      and(
        eq(chatGroups.id, chatMembers.groupId),
        eq(chatGroups.distId, distId),
        eq(chatMembers.groupId, groupId),
        eq(chatMembers.userId, userId),
        lt(chatMembers.lastReadSeq, mark),
      ),
    )
    .returning({
      seq: chatMembers.lastReadSeq,
      others: sql<
        string[]
      >`array(select m.user_id from ${chatMembers} m where m.group_id = ${groupId} and m.user_id <> ${userId})`,
    })
  if (!moved) return false
  effects.live({
    type: 'read',
    distId,
    groupId,
    userId,
    seq: moved.seq,
    userIds: moved.others.map((id) => Number(id) as UserId),
  })
  return true
}
