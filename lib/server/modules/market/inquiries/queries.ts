import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { inquiries, inquiryMessages } from '../../../db/schema/market/inquiries'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findListing, findTitles } from '../../listings/catalog/queries-detail'
import { loadPresence } from '../../listings/hours/queries'
import { findUsers } from '../../people/identity/queries'
import { isBlocked } from './internal/assert-not-blocked'
import { presentConversation, presentInquiry, presentStored } from './present'
import type { InquiryRow, InquirySide } from './types'

const CAP = 1000

/** A conversation of the caller. Refuses NOT_FOUND. */
export async function findOwnInquiry(ctx: UserCtx, inquiryId: number): Promise<InquiryRow> {
  const { userId } = ctx.user
  const isParty = or(eq(inquiries.sellerId, userId), eq(inquiries.buyerId, userId))
  const [row] = await ctx.db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, inquiryId), isParty))
  if (!row) throw refuse('NOT_FOUND', '咨询记录不存在')
  return row
}

const messagesOf = (db: Db, inquiryId: number) =>
  db.select().from(inquiryMessages).where(eq(inquiryMessages.inquiryId, inquiryId)).orderBy(asc(inquiryMessages.seq))

/** The caller's conversations of one side, the last written first. */
export async function listInquiries(ctx: UserCtx, { side, ...paging }: Paging & { side: InquirySide }) {
  const own = eq(side === 'buyer' ? inquiries.buyerId : inquiries.sellerId, ctx.user.userId)
  const rows = ctx.db.select().from(inquiries).where(own).orderBy(desc(inquiries.lastAt), desc(inquiries.id))
  const [found, unread] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(inquiries, own), paging, CAP),
    countUnread(ctx),
  ])
  const { list } = found
  const [titles, people, last] = await Promise.all([
    findTitles(
      ctx,
      list.map(({ goodsSn }) => goodsSn),
    ),
    findUsers(
      ctx,
      list.flatMap(({ sellerId, buyerId }) => [sellerId, buyerId]),
    ),
    findLast(ctx.db, list),
  ])
  const shown = presentPage(found, (row) => presentInquiry(row, { side, titles, people, last: last.get(row.id) ?? '' }))
  return { ...shown, unread }
}

/** The last message of each conversation. */
async function findLast(db: Db, rows: readonly InquiryRow[]): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .select({ id: inquiries.id, content: inquiryMessages.content })
    .from(inquiries)
    .innerJoin(
      inquiryMessages,
      and(eq(inquiryMessages.inquiryId, inquiries.id), eq(inquiryMessages.seq, inquiries.lastSeq)),
    )
    .where(
      inArray(
        inquiries.id,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(found.map(({ id, content }) => [id, content]))
}

/** Conversations with messages that the caller has not read, as a buyer and as a seller. */
async function countUnread(ctx: UserCtx): Promise<Record<InquirySide, number>> {
  const { userId } = ctx.user
  const [buyer, seller] = await Promise.all([
    ctx.db.$count(inquiries, and(eq(inquiries.buyerId, userId), sql`${inquiries.lastSeq} > ${inquiries.buyerReadSeq}`)),
    ctx.db.$count(
      inquiries,
      and(eq(inquiries.sellerId, userId), sql`${inquiries.lastSeq} > ${inquiries.sellerReadSeq}`),
    ),
  ])
  return { buyer, seller }
}

/** A conversation of the caller with its messages. Refuses NOT_FOUND. */
export const loadInquiry = async (ctx: UserCtx, inquiryId: number) =>
  conversationOf(ctx, await findOwnInquiry(ctx, inquiryId))

/** The caller's conversation about an item, possibly not begun. Refuses NOT_FOUND, OWN_GOODS. */
export async function loadInquiryOfGoods(ctx: UserCtx, goodsSn: GoodsSn) {
  const { sellerId } = await findListing(ctx, goodsSn)
  const buyerId = ctx.user.userId
  if (sellerId === buyerId) throw refuse('OWN_GOODS', '这是你自己发布的商品')
  const row = await findInquiry(ctx.db, { goodsSn, buyerId })
  return conversationOf(ctx, row ?? { goodsSn, sellerId, buyerId })
}

async function conversationOf(ctx: UserCtx, about: InquiryRow | Pick<InquiryRow, 'goodsSn' | 'sellerId' | 'buyerId'>) {
  const row = 'id' in about ? about : null
  const side: InquirySide = about.sellerId === ctx.user.userId ? 'seller' : 'buyer'
  const [titles, people, messages, presence, blocked] = await Promise.all([
    findTitles(ctx, [about.goodsSn]),
    findUsers(ctx, [about.sellerId, about.buyerId]),
    row ? messagesOf(ctx.db, row.id) : [],
    loadPresence(ctx.db, about.sellerId),
    isBlocked(ctx.db, about),
  ])
  const isForSale = titles.get(about.goodsSn)?.status === GOODS_STATUS.onShelf
  return presentConversation(about, {
    row,
    side,
    titles,
    people,
    messages,
    presence,
    blocked,
    isForSale,
    at: ctx.now(),
  })
}

/** The conversation of a buyer about an item. */
export async function findInquiry(
  db: Db,
  { goodsSn, buyerId }: { goodsSn: GoodsSn; buyerId: UserId },
): Promise<InquiryRow | undefined> {
  const [row] = await db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.goodsSn, goodsSn), eq(inquiries.buyerId, buyerId)))
  return row
}

export async function findInquiryById(db: Db, inquiryId: number): Promise<InquiryRow | undefined> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, inquiryId))
  return row
}

/** A conversation as evidence: who wrote what, and when. */
export const loadStoredInquiry = async ({ db }: Pick<Ctx, 'db'>, row: InquiryRow) =>
  presentStored(row, await messagesOf(db, row.id))

/** All own conversations with their messages, newest first. */
export async function* eachOwnInquiry(ctx: UserCtx) {
  const { userId } = ctx.user
  const rows = await ctx.db
    .select()
    .from(inquiries)
    .where(or(eq(inquiries.sellerId, userId), eq(inquiries.buyerId, userId)))
    .orderBy(desc(inquiries.id))
  for (const row of rows) yield loadStoredInquiry(ctx, row)
}
