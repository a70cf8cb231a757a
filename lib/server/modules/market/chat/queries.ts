import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { ChatGroup, ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { chatGroups, chatMembers, chatMessages } from '../../../db/schema/market/chat'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertSameSite } from '../../core/tenancy/assert-same-site'
import { isHere, isOfHere } from '../../core/tenancy/queries-here'
import { listOfficialSites } from '../../listings/catalog/lists/queries-shop'
import { officialFace } from '../../listings/catalog/present-official'
import { findUsers } from '../../people/identity/queries'
import { serves } from '../../people/staff/queries-service'
import { presentGroup, presentMember, presentMessage } from './present'

/** Messages per page of the history. */
const PAGE = 20
const CATCH_UP = 200

/**
 * Returns the caller's membership; NOT_FOUND for strangers and former handlers, so groups cannot be probed. Refuses
 * ELSEWHERE.
 */
export async function loadMembership(ctx: UserCtx, groupId: number) {
  const [row] = await ctx.db
    .select({
      role: chatMembers.role,
      lastSeq: chatGroups.lastSeq,
      readSeq: chatMembers.lastReadSeq,
      joinedAt: chatMembers.joinedAt,
      closedAt: chatGroups.closedAt,
      distId: chatGroups.distId,
    })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .where(and(eq(chatMembers.groupId, groupId), eq(chatMembers.userId, ctx.user.userId)))
  if (!row || (row.role === 'service' && !(await serves(ctx, row.distId)))) throw refuse('NOT_FOUND', '群聊不存在')
  if (!isHere(ctx, row.distId)) throw assertSameSite(ctx, row.distId, '/chatSystem')
  return row
}

/**
 * What a party may read: system messages, and what was said since it joined, because an order may have been another
 * seller's before. Staff read everything.
 */
const readableBy = ({ role, joinedAt }: Pick<typeof chatMembers.$inferSelect, 'role' | 'joinedAt'>): SQL | undefined =>
  role === 'service' ? undefined : or(eq(chatMessages.type, 'system'), gte(chatMessages.sentAt, joinedAt))

/** Returns messages before `before` (the newest page without it), or all after `after`; always in sequence order. */
export async function listMessages(ctx: UserCtx, input: { groupId: number; before?: number; after?: number }) {
  const membership = await loadMembership(ctx, input.groupId)
  const { lastSeq, readSeq, role } = membership
  const forward = input.after !== undefined
  const limit = forward ? CATCH_UP : PAGE
  const rows = await selectMessages(ctx)
    .where(
      and(
        eq(chatMessages.groupId, input.groupId),
        readableBy(membership),
        input.before === undefined ? undefined : lt(chatMessages.seq, input.before),
        input.after === undefined ? undefined : gt(chatMessages.seq, input.after),
      ),
    )
    .orderBy(forward ? asc(chatMessages.seq) : desc(chatMessages.seq))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  if (!forward) page.reverse()
  const reader = { viewer: ctx.user.userId, isStaff: role === 'service' }
  const messages = page.map(({ message, quoted }) => presentMessage(ctx, message, quoted, reader))
  return { messages, hasMore: rows.length > limit, lastSeq, readSeq }
}

/** Returns the caller's message with a client message id in a group; null if there is none. */
export async function findOwnMessage(
  ctx: UserCtx,
  { groupId, clientMsgId }: { groupId: number; clientMsgId: string },
): Promise<ChatMessage | null> {
  const { userId } = ctx.user
  const [row] = await selectMessages(ctx).where(
    and(
      eq(chatMessages.groupId, groupId),
      eq(chatMessages.clientMsgId, clientMsgId),
      eq(chatMessages.senderId, userId),
    ),
  )
  return row ? presentMessage(ctx, row.message, row.quoted, { viewer: userId, isStaff: false }) : null
}

const quoted = alias(chatMessages, 'quoted')

const selectMessages = ({ db }: Pick<UserCtx, 'db'>) =>
  db
    .select({
      message: chatMessages,
      quoted: {
        seq: quoted.seq,
        senderId: quoted.senderId,
        type: quoted.type,
        content: quoted.content,
        recalledAt: quoted.recalledAt,
      },
    })
    .from(chatMessages)
    .leftJoin(quoted, and(eq(quoted.groupId, chatMessages.groupId), eq(quoted.seq, chatMessages.replyTo)))

/** Returns whether a member can reply to a message: it is sent by a user, not recalled, and the member can read it. */
export async function isAnswerable(
  ctx: UserCtx,
  { groupId, seq, membership }: { groupId: number; seq: number; membership: Parameters<typeof readableBy>[0] },
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.groupId, groupId),
        eq(chatMessages.seq, seq),
        readableBy(membership),
        ne(chatMessages.type, 'system'),
        isNull(chatMessages.recalledAt),
      ),
    )
  return row !== undefined
}

export async function loadGroupInfo(
  ctx: UserCtx,
  groupId: number,
): Promise<{ groupId: number; members: ChatMember[]; closed: boolean }> {
  const { closedAt } = await loadMembership(ctx, groupId)
  const rows = await ctx.db
    .select()
    .from(chatMembers)
    .where(eq(chatMembers.groupId, groupId))
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId))
  const people = await findUsers(
    ctx,
    rows.map((r) => r.userId),
  )
  const sellers = rows.filter(({ role, userId }) => role === 'seller' && userId !== ctx.user.userId)
  const official = await listOfficialSites(
    ctx,
    sellers.map(({ userId }) => userId),
  )
  const { dist } = ctx
  const current = rows.findLast((r) => r.role === 'service')?.userId
  return {
    groupId,
    closed: closedAt !== null,
    members: rows.map((row) =>
      presentMember(row, people.get(row.userId), {
        viewer: ctx.user.userId,
        isCurrent: row.userId === current,
        distId: dist.distId,
        shop: shopOf(dist, official.get(row.userId)),
      }),
    ),
  }
}

/** The shop of official goods that a seller is on this site; undefined for a member. */
const shopOf = (dist: UserCtx['dist'], sites: readonly number[] | undefined) =>
  sites && officialFace(dist, sites.includes(dist.distId) ? dist.distId : 0)

/** Returns what a group is about, the order's number for a deal; '' if there is no such group. */
export async function subjectOfGroup(db: Db, groupId: number): Promise<string> {
  const [group] = await db.select({ subject: chatGroups.subject }).from(chatGroups).where(eq(chatGroups.id, groupId))
  return group?.subject ?? ''
}

/** Returns the staff member in charge of a group: the last one who joined; null if none did. */
export async function serviceOfGroup(db: Db, groupId: number): Promise<UserId | null> {
  const [row] = await db
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.groupId, groupId), eq(chatMembers.role, 'service')))
    .orderBy(desc(chatMembers.joinedAt), desc(chatMembers.userId))
    .limit(1)
  return row?.userId ?? null
}

/**
 * Subquery for statements of other modules: when the last message was sent in the group whose id is in the given
 * column.
 */
export const lastMessageIn = (groupId: AnyPgColumn): SQL => sql`(
  select ${chatMessages.sentAt} from ${chatMessages} join ${chatGroups}
    on ${chatGroups.id} = ${chatMessages.groupId} and ${chatGroups.lastSeq} = ${chatMessages.seq}
  where ${chatGroups.id} = ${groupId}
)`

/** Returns the user's groups with these subjects on this host. */
export async function findGroups(
  ctx: Pick<Ctx, 'db' | 'dist' | 'staff'>,
  { subjects, userId }: { subjects: readonly string[]; userId: UserId },
): Promise<Record<string, ChatGroup>> {
  if (subjects.length === 0) return {}
  const rows = await ctx.db
    .select({
      id: chatGroups.id,
      subject: chatGroups.subject,
      groupType: chatGroups.groupType,
      lastSeq: chatGroups.lastSeq,
      read: chatMembers.lastReadSeq,
      closedAt: chatGroups.closedAt,
      type: chatMessages.type,
      content: chatMessages.content,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .leftJoin(chatMessages, and(eq(chatMessages.groupId, chatGroups.id), eq(chatMessages.seq, chatGroups.lastSeq)))
    .where(
      and(
        eq(chatMembers.userId, userId),
        isOfHere(ctx, chatGroups.distId),
        inArray(chatGroups.subject, subjects.slice(0, 100)),
      ),
    )
  return Object.fromEntries(rows.map((row) => [row.subject, presentGroup(row)]))
}

export async function loadUnread(
  ctx: UserCtx,
): Promise<{ total: number; groups: { groupId: number; unread: number; role: ChatMember['role'] }[] }> {
  const { groupId, role, lastReadSeq } = chatMembers
  const rows = await ctx.db
    .select({ groupId, role, lastSeq: chatGroups.lastSeq, read: lastReadSeq })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .where(
      and(
        eq(chatMembers.userId, ctx.user.userId),
        isOfHere(ctx, chatGroups.distId),
        gt(chatGroups.lastSeq, chatMembers.lastReadSeq),
      ),
    )
  const groups = rows.map((r) => ({ groupId: r.groupId, unread: r.lastSeq - r.read, role: r.role }))
  return { total: groups.reduce((sum, g) => sum + g.unread, 0), groups }
}
