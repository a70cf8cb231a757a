import { SEARCH_DAYS } from '@/lib/shared/staff/desk'
import type { Paging } from '../../../db/page'
import { presentPage } from '../../../db/page'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { queryWords } from '../../listings/catalog/rules'
import { findMessages } from '../../market/chat/queries-search'
import { deskTitlesOf, workableOrders } from '../../orders/trading/staff/queries-desk'
import { findUsers } from '../../people/identity/queries'
import { INTRODUCTIONS } from '../../people/staff/rules-introduction'
import { findNotes } from '../desk-notes/queries'
import { presentFoundMessage, presentFoundNote } from './present'
import { daysAgo } from './queries'
import { listAllReplies } from './queries-replies'
import { patternsOf } from './rules'

/**
 * Searches what was written in orders that the caller may work on, newest first: messages, without canned replies and
 * greetings, and notes of staff. The search is audited before it is made.
 */
export async function searchOrderMessages(ctx: StaffCtx, { keyWord, ...paging }: Paging & { keyWord: string }) {
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'chat.search', target: 'list:messages', after: { keyWord } }))
  const since = daysAgo(ctx.now(), SEARCH_DAYS)
  const except = [...INTRODUCTIONS, ...patternsOf(await listAllReplies(ctx))]
  const [words, orderSns] = [queryWords(keyWord), workableOrders(ctx)]
  const [found, notes] = await Promise.all([
    findMessages(ctx, { words, since, subjects: orderSns, except }, paging),
    findNotes(ctx, { words, since, orderSns }),
  ])
  const [titles, people] = await Promise.all([
    deskTitlesOf(
      ctx,
      [...found.list, ...notes].map(({ orderSn }) => orderSn),
    ),
    findUsers(
      ctx,
      [...found.list.map(({ senderId }) => senderId), ...notes.map(({ userId }) => userId)].filter((id) => id !== null),
    ),
  ])
  return {
    ...presentPage(found, (row) => presentFoundMessage(row, { titles, people })),
    notes: notes.map((note) => presentFoundNote(note, { titles, people })),
  }
}
