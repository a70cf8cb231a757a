import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { chatGroups, chatMembers, chatMessages } from '../../../db/schema/market/chat'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { isOfHere } from '../../core/tenancy/queries-here'
import { findUsers } from '../../people/identity/queries'
import { presentMessage } from './present'
import { previewOf } from './rules'

const PAGE = 50

/**
 * Returns all messages of a group of this host, for staff whether they are members or not, including recalled ones.
 * Refuses NOT_FOUND.
 */
export async function listForStaff(
  ctx: StaffCtx,
  { groupId, before, after }: { groupId: number; before?: number; after?: number },
) {
  const [group] = await ctx.db
    .select({ lastSeq: chatGroups.lastSeq, closedAt: chatGroups.closedAt })
    .from(chatGroups)
    .where(and(eq(chatGroups.id, groupId), isOfHere(ctx, chatGroups.distId)))
  if (!group) throw refuse('NOT_FOUND', '群聊不存在')
  const isForward = after !== undefined
  const rows = await ctx.db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.groupId, groupId),
        before === undefined ? undefined : lt(chatMessages.seq, before),
        isForward ? gt(chatMessages.seq, after) : undefined,
      ),
    )
    .orderBy(isForward ? asc(chatMessages.seq) : desc(chatMessages.seq))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  if (!isForward) page.reverse()
  const reader = { viewer: ctx.user.userId, isStaff: true }
  return {
    messages: page.map((row) => presentMessage(ctx, row, null, reader)),
    hasMore: rows.length > PAGE,
    isClosed: group.closedAt !== null,
  }
}

/** Returns members of a group: role, name, read mark. */
export async function membersOf(ctx: Ctx, groupId: number) {
  const rows = await ctx.db.select().from(chatMembers).where(eq(chatMembers.groupId, groupId))
  const people = await findUsers(
    ctx,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ userId, role, lastReadSeq }) => ({ userId, role, lastReadSeq, person: people.get(userId) }))
}

/** Returns the last message of each group, and the number of messages unread by the caller. */
export async function lastLinesOf(ctx: StaffCtx, groupIds: readonly number[]) {
  if (groupIds.length === 0)
    return new Map<number, { line: string; by: 'buyer' | 'seller' | 'service' | null; unread: number }>()
  const own = sql`(select ${chatMembers.lastReadSeq} from ${chatMembers} where ${chatMembers.groupId} = ${chatGroups.id} and ${chatMembers.userId} = ${ctx.user.userId})`
  const rows = await ctx.db
    .select({
      id: chatGroups.id,
      type: chatMessages.type,
      content: chatMessages.content,
      by: chatMembers.role,
      unread: sql<number>`coalesce(${chatGroups.lastSeq} - ${own}, 0)::int`,
    })
    .from(chatGroups)
    .leftJoin(chatMessages, and(eq(chatMessages.groupId, chatGroups.id), eq(chatMessages.seq, chatGroups.lastSeq)))
    .leftJoin(chatMembers, and(eq(chatMembers.groupId, chatGroups.id), eq(chatMembers.userId, chatMessages.senderId)))
    .where(inArray(chatGroups.id, [...groupIds]))
  return new Map(
    rows.map(({ id, type, content, by, unread }) => [
      id,
      { line: type ? previewOf(type, content ?? '') : '', by, unread: Math.max(0, unread) },
    ]),
  )
}

/**
 * Returns the median response time of staff members since a date, in seconds: from the first message of other members
 * after the staff member's own, to the next own one. Without those who were asked nothing.
 */
export async function answerTimesOf(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly UserId[],
  since: Date,
): Promise<Map<UserId, number>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await db.execute<{ agent: string; seconds: number | null }>(sql`
    with own as (
      select c.user_id as agent, m.group_id, m.seq, m.sent_at, m.sender_id = c.user_id as is_own,
        lag(m.sender_id = c.user_id) over (partition by c.user_id, m.group_id order by m.seq) as was_own
      from ${chatMessages} m join ${chatMembers} c on c.group_id = m.group_id
        and c.user_id = any(${sql.param([...userIds])}::bigint[]) and c.role = 'service'
      where m.type <> 'system' and m.sent_at >= ${since.toISOString()}::timestamptz and m.sent_at >= c.joined_at
    ), turns as (
      select agent, sent_at, is_own, lead(sent_at) over (partition by agent, group_id order by seq) as next_at,
        lead(is_own) over (partition by agent, group_id order by seq) as next_own
      from own where is_own is distinct from was_own
    )
    select agent, percentile_cont(0.5) within group (order by extract(epoch from next_at - sent_at))::float8 as seconds
    from turns where not is_own and next_own group by agent`)
  return new Map(
    rows.flatMap(({ agent, seconds }) =>
      seconds === null ? [] : [[Number(agent) as UserId, Math.round(seconds)] as const],
    ),
  )
}

/** The same of one; null if nothing was asked. */
export const answerTimeOf = async (ctx: Pick<Ctx, 'db'>, userId: UserId, since: Date): Promise<number | null> =>
  (await answerTimesOf(ctx, [userId], since)).get(userId) ?? null
