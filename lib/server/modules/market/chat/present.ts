import type { ChatGroup, ChatMember, ChatMessage, ChatQuote } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import { maskName } from '@/lib/shared/text/mask'
import { timeOrNull } from '@/lib/shared/time'
import type { autoReplies, chatGroups, chatMembers, chatMessages } from '../../../db/schema/market/chat'
import { imUidOf } from '../../../providers/chat/port'
import type { Services } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import type { PublicUser } from '../../people/identity/queries'
import { previewOf } from './rules'

/** Logo of the platform's own shop. */
const PLATFORM_MARK = '/brand/plain-icon.svg'

type MessageRow = typeof chatMessages.$inferSelect
type MemberRow = typeof chatMembers.$inferSelect

/** The message that another one replies to; null if there is none. */
type QuotedRow = Pick<MessageRow, 'seq' | 'senderId' | 'type' | 'content' | 'recalledAt'> | null

interface Reader {
  /** Determines the direction: 1 sent, 2 received. */
  viewer: UserId
  /** Staff of the group can read recalled messages. */
  isStaff: boolean
}

export function presentMessage(
  services: Pick<Services, 'vault' | 'now'>,
  row: MessageRow,
  quoted: QuotedRow,
  { viewer, isStaff }: Reader,
): ChatMessage {
  const content = row.type === 'image' ? storedUrl(services, row.content) : row.content
  return {
    messageUId: `${row.groupId}-${row.seq}`,
    groupId: row.groupId,
    seq: row.seq,
    clientMsgId: row.clientMsgId,
    messageType: row.type,
    content: row.recalledAt && !isStaff ? '' : content,
    sentTime: row.sentAt.getTime(),
    senderUserId: row.senderId,
    messageDirection: row.senderId === viewer ? 1 : 2,
    targetId: String(row.groupId),
    expansion: row.expansion,
    quote: quoted && presentQuote(quoted),
    recalled: row.recalledAt !== null,
  }
}

const presentQuote = ({ seq, senderId, type, content, recalledAt }: NonNullable<QuotedRow>): ChatQuote => ({
  seq,
  senderUserId: senderId,
  content: recalledAt ? '' : previewOf(type, content),
  recalled: recalledAt !== null,
})

interface MemberReader {
  viewer: UserId
  /** The service member in charge. */
  isCurrent: boolean
  distId: number
  /** The shop that a seller of official goods is on this site. */
  shop: { nickName: string; actor: string } | undefined
}

/** Staff and oneself with full name, a shop of official goods with its own, any other counterparty masked. */
export function presentMember(
  row: MemberRow,
  person: PublicUser | undefined,
  { viewer, isCurrent, distId, shop }: MemberReader,
): ChatMember {
  const name = person?.nickName ?? ''
  return {
    imUid: imUidOf({ distId, userId: row.userId }),
    userId: row.userId,
    nickName: shop?.nickName ?? (row.role === 'service' || row.userId === viewer ? name : maskName(name)),
    avatar: shop ? shop.actor || PLATFORM_MARK : (person?.actor ?? ''),
    role: row.role,
    isCurrent,
    lastReadSeq: row.lastReadSeq,
  }
}

/** A group as listed for one of its members, with its last message. */
type GroupRow = Pick<typeof chatGroups.$inferSelect, 'id' | 'groupType' | 'lastSeq' | 'closedAt'> &
  Pick<{ [K in keyof MessageRow]: MessageRow[K] | null }, 'type' | 'content' | 'sentAt'> & { read: number }

export const presentGroup = (row: GroupRow): ChatGroup => ({
  groupId: row.id,
  groupType: row.groupType,
  lastSeq: row.lastSeq,
  unread: Math.max(0, row.lastSeq - row.read),
  closed: row.closedAt !== null,
  lastMessage: row.type ? previewOf(row.type, row.content ?? '') : '',
  lastTime: timeOrNull(row.sentAt),
})

export const presentAutoReply = (row: Pick<typeof autoReplies.$inferSelect, 'isOn' | 'text'> | undefined) => ({
  isOn: row?.isOn ?? false,
  text: row?.text ?? '',
})
