import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { chatMembers } from '../../../db/schema/market/chat'
import type { Effects } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { appendMessage } from './internal/append-message'

interface Joining {
  groupId: number
  userId: UserId
  /** The introduction sent in the new member's name; each reader sees it with their own code word. */
  content: string
  expansion: Record<string, string>
  at: Date
}

/** Adds a staff member to a group as its current handler, and sends an introduction. */
export async function joinGroup(tx: Tx, effects: Effects, { userId, at, ...joining }: Joining): Promise<void> {
  const { groupId } = joining
  await tx
    .insert(chatMembers)
    .values({ groupId, userId, role: 'service', joinedAt: at })
    .onConflictDoUpdate({
      target: [chatMembers.groupId, chatMembers.userId],
      set: { joinedAt: sql`excluded.joined_at` },
    })
  await appendMessage(tx, effects, {
    ...joining,
    at,
    senderId: userId,
    type: 'text',
    clientMsgId: `join:${randomToken(12)}`,
  })
}
