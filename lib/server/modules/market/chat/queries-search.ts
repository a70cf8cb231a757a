import { and, desc, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm'
import { type Paging, pageOf } from '../../../db/page'
import { chatGroups, chatMembers, chatMessages } from '../../../db/schema/market/chat'
import { holdsWords } from '../../../db/search-text'
import type { StaffCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'

interface Wanted {
  /** Searchable words, each of which the message contains. */
  words: readonly string[]
  since: Date
  /** Query: the orders whose groups may be searched. */
  subjects: SQL
  /** Patterns of `like` for lines of staff that are not found. */
  except: readonly string[]
}
const MOST = 1000

/** Written by the system in a person's name. */
const isAutomatic = sql`coalesce(${chatMessages.expansion} ->> 'type' in ('auto', 'transfer_order'), false)`

/** Returns texts of people that contain the words, newest first, in groups of this host; without automatic ones. */
export function findMessages(ctx: StaffCtx, { words, since, subjects, except }: Wanted, paging: Paging) {
  const where = and(
    eq(chatMessages.type, 'text'),
    gte(chatMessages.sentAt, since),
    isOfHere(ctx, chatGroups.distId),
    inArray(chatGroups.subject, subjects),
    holdsWords(chatMessages.content, words),
    not(isAutomatic),
    sql`(${chatMembers.role} is distinct from 'service' or ${chatMessages.content} not like all(${sql.param([...except])}::text[]))`,
  )
  const isSender = and(eq(chatMembers.groupId, chatMessages.groupId), eq(chatMembers.userId, chatMessages.senderId))
  const rows = ctx.db
    .select({
      orderSn: chatGroups.subject,
      seq: chatMessages.seq,
      senderId: chatMessages.senderId,
      by: chatMembers.role,
      text: chatMessages.content,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMessages.groupId))
    .leftJoin(chatMembers, isSender)
    .where(where)
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.seq))
  const all = ctx.db
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMessages.groupId))
    .leftJoin(chatMembers, isSender)
    .where(where)
    .limit(MOST + 1)
    .as('all_found')
  return pageOf(rows, () => ctx.db.$count(all), paging, MOST)
}
