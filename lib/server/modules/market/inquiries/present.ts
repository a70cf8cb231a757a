import { INQUIRY_MESSAGES } from '@/lib/shared/goods/inquiries'
import type { GoodsSn } from '@/lib/shared/ids'
import { cutText } from '@/lib/shared/text/cut-text'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import { replyText } from '@/lib/shared/trade/open-hours'
import type { Presence } from '../../listings/hours/types'
import type { PublicUser } from '../../people/identity/queries'
import { isUnread } from './rules'
import type { InquiryMessage, InquiryRow, InquirySide } from './types'

type Titles = ReadonlyMap<GoodsSn, { title: string; goodsTypeId: number }>
type People = ReadonlyMap<number, PublicUser>
type About = Pick<InquiryRow, 'goodsSn' | 'sellerId' | 'buyerId'>

const aboutOf = ({ goodsSn, sellerId, buyerId }: About, side: InquirySide, titles: Titles, people: People) => ({
  goodsSn,
  goodsTypeId: titles.get(goodsSn)?.goodsTypeId ?? 0,
  bigTitle: titles.get(goodsSn)?.title ?? '商品已删除',
  side,
  other:
    side === 'buyer'
      ? (people.get(sellerId)?.nickName ?? '已注销用户')
      : maskName(people.get(buyerId)?.nickName ?? '已注销用户'),
})

export const presentInquiry = (
  row: InquiryRow,
  { side, titles, people, last }: { side: InquirySide; titles: Titles; people: People; last: string },
) => ({
  ...aboutOf(row, side, titles, people),
  inquiryId: row.id,
  last: cutText(last, 60),
  lastTime: formatDateTime(row.lastAt),
  unread: isUnread(row, side),
})

const presentMessage = ({ seq, by, content, isMasked, sentAt }: InquiryMessage) => ({
  seq,
  by,
  content,
  isMasked,
  sentTime: formatDateTime(sentAt),
})

interface Seen {
  /** Null: not begun. */
  row: InquiryRow | null
  side: InquirySide
  titles: Titles
  people: People
  messages: readonly InquiryMessage[]
  presence: Presence
  blocked: boolean
  isForSale: boolean
  at: Date
}

export function presentConversation(
  about: About,
  { row, side, titles, people, messages, presence, blocked, isForSale, at }: Seen,
) {
  const sent = row ? (side === 'buyer' ? row.buyerSent : row.sellerSent) : 0
  return {
    ...aboutOf(about, side, titles, people),
    inquiryId: row?.id ?? null,
    messages: messages.map(presentMessage),
    left: Math.max(0, INQUIRY_MESSAGES - sent),
    blocked,
    isForSale,
    rest: side === 'buyer' ? replyText(presence, at) : '',
  }
}

export const presentStored = (row: InquiryRow, messages: readonly InquiryMessage[]) => ({
  inquiryId: row.id,
  goodsSn: row.goodsSn,
  createTime: formatDateTime(row.createdAt),
  messages: messages.map(presentMessage),
})
