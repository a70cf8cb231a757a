import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { maskContinued } from '@/lib/shared/contacts/mask-contacts'
import { INQUIRY_MESSAGES, inquiryHref } from '@/lib/shared/goods/inquiries'
import { cutText } from '@/lib/shared/text/cut-text'
import { DAY_MS } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { inquiries, inquiryMessages } from '../../../../db/schema/market/inquiries'
import type { Effects } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { claimAutoReply } from '../../chat/claim-auto-reply'
import type { InquiryRow, InquirySide } from '../types'

interface NewMessage {
  inquiryId: number
  side: InquirySide
  content: string
  isMasked: boolean
  /** Distributor where the seller listed the item. */
  goodsDistId: number
  at: Date
}

/**
 * Appends a message under the lock of the conversation, notifies the other side and sends the seller's automatic reply.
 * Refuses TOO_MANY.
 */
export async function appendMessage(
  tx: Tx,
  effects: Effects,
  { inquiryId, side, goodsDistId, at, ...sent }: NewMessage,
): Promise<void> {
  const count = side === 'buyer' ? inquiries.buyerSent : inquiries.sellerSent
  const next = sql`${inquiries.lastSeq} + 1`
  const own =
    side === 'buyer'
      ? { buyerSent: sql`${count} + 1`, buyerReadSeq: next }
      : { sellerSent: sql`${count} + 1`, sellerReadSeq: next }
  const [row] = await tx
    .update(inquiries)
    .set({ lastSeq: next, lastAt: at, ...own })
    .where(and(eq(inquiries.id, inquiryId), lt(count, INQUIRY_MESSAGES)))
    .returning()
  if (!row)
    throw refuse('TOO_MANY', `每件商品最多发送 ${INQUIRY_MESSAGES} 条，确定要买可直接下单，下单后在订单群聊里沟通`)
  const content = maskContinued(await listEarlier(tx, { inquiryId, side, at }), sent.content)
  const isMasked = sent.isMasked || content !== sent.content
  await tx.insert(inquiryMessages).values({ inquiryId, seq: row.lastSeq, by: side, content, isMasked, sentAt: at })
  const other = side === 'buyer' ? 'seller' : 'buyer'
  const title = side === 'buyer' ? '有买家咨询' : '卖家回复了你的咨询'
  await notifySide(tx, effects, { row, side: other, title, content, goodsDistId, at })
  if (side === 'seller') return
  const reply = await claimAutoReply(tx, { userId: row.sellerId, conversation: `inquiry:${inquiryId}`, at })
  if (reply === null) return
  await tx.update(inquiries).set({ lastSeq: next }).where(eq(inquiries.id, inquiryId))
  const auto = { inquiryId, seq: row.lastSeq + 1, by: 'auto', content: reply, sentAt: at } as const
  await tx.insert(inquiryMessages).values(auto)
  await notifySide(tx, effects, { row, side: 'buyer', title: '卖家自动回复', content: reply, goodsDistId, at })
}

/** A mobile number has 11 digits, so that ten texts can come before its last one. */
const PARTS_BEFORE = 10

/** Returns what a side wrote in the last day, oldest first. */
async function listEarlier(
  tx: Tx,
  { inquiryId, side, at }: Pick<NewMessage, 'inquiryId' | 'side' | 'at'>,
): Promise<string[]> {
  const { by, seq, sentAt } = inquiryMessages
  const rows = await tx
    .select({ content: inquiryMessages.content })
    .from(inquiryMessages)
    .where(and(eq(inquiryMessages.inquiryId, inquiryId), eq(by, side), gt(sentAt, new Date(at.getTime() - DAY_MS))))
    .orderBy(desc(seq))
    .limit(PARTS_BEFORE)
  return rows.map(({ content }) => content).toReversed()
}

interface News {
  row: InquiryRow
  side: InquirySide
  title: string
  content: string
  goodsDistId: number
  at: Date
}

/** One notification per conversation and side, renewed by each message. Each side is notified on its own site. */
async function notifySide(tx: Tx, effects: Effects, { row, side, title, content, goodsDistId, at }: News) {
  const notice = {
    userId: side === 'seller' ? row.sellerId : row.buyerId,
    distId: side === 'seller' ? goodsDistId : row.distId,
    kind: 'question',
    key: `inquiry ${row.id} ${side}`,
    title,
    text: cutText(content, 60),
    href: inquiryHref(row.id),
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
