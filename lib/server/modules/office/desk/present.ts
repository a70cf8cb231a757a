import type {
  Colleague,
  DeskMessage,
  DeskNote,
  DeskOrder,
  DeskParty,
  DeskRow,
  DeskTag,
} from '@/lib/contract/entities/desk'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'
import { formatDateTime } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import type { StaffCtx } from '../../../runtime/context'
import type { Approval } from '../../core/oversight/types'
import type { Rules } from '../../core/tenancy/types'
import type { listForStaff, membersOf } from '../../market/chat/queries-desk'
import type { findMessages } from '../../market/chat/queries-search'
import { placeName } from '../../orders/trading/present'
import type { Order } from '../../orders/trading/types'
import type { PublicUser } from '../../people/identity/queries'
import type { DeskPerson } from '../../people/identity/queries-desk-people'
import { type Duty, isOnDuty } from '../../people/staff/rules-duty'
import type { OrderWait } from '../desk-clocks/types'
import type { Note } from '../desk-notes/types'
import { presentClocks, presentPause } from './present-clocks'
import { turnOf } from './rules'

type LastLine = { line: string; by: DeskRow['lineBy']; unread: number }

export const presentTag = ({ id: tagId, name }: { id: number; name: string }): DeskTag => ({ tagId, name })

interface RowFacts {
  last: LastLine | undefined
  tags: DeskTag[]
  wait: OrderWait | undefined
  dueAt: Date | null
  /** When its lead took it. */
  wasLate: boolean
  isParked: boolean
  rules: Rules
  now: Date
}
export function presentRow(order: Order, { last, tags, wasLate, isParked, wait, ...time }: RowFacts): DeskRow {
  return {
    orderSn: order.sn,
    title: order.snapshot.bigTitle,
    gameId: order.gameId,
    gameName: order.snapshot.gameName ?? '',
    kind: modeName(order.mode),
    place: turnOf(order, { at: time.now, wait }) === 'answer' ? '待回复' : placeName(order),
    isDisputed: order.disputeId !== null,
    clock: presentClocks(order, { ...time, own: wait?.clocks ?? [] })[0] ?? null,
    pausedTime: presentPause(order),
    line: last?.line ?? '',
    lineBy: last?.by ?? null,
    unread: last?.unread ?? 0,
    tags,
    wasLate,
    isParked,
  }
}

interface PartyFacts {
  side: DeskParty['side']
  person: DeskPerson | undefined
  isOnline: boolean
  trades: { done: number; left: number } | undefined
  disputes: number
}
export const presentParty = ({ side, person, isOnline, trades, disputes }: PartyFacts): DeskParty => ({
  side,
  userId: person?.userId ?? (0 as UserId),
  name: person?.name ?? '已注销用户',
  actor: person?.actor ?? '',
  isVerified: person?.isVerified ?? false,
  isOnline,
  since: formatDateTime(person?.since ?? new Date(0)),
  codeWord: person?.codeWord ?? '',
  done: trades?.done ?? 0,
  left: trades?.left ?? 0,
  disputes,
})

type Messages = Awaited<ReturnType<typeof listForStaff>>['messages']
type Members = Awaited<ReturnType<typeof membersOf>>

export function presentLines(messages: Messages, members: Members): DeskMessage[] {
  const parties = members.filter(({ role }) => role !== 'service')
  return messages.map((message) => {
    const sender = members.find(({ userId }) => userId === message.senderUserId)
    return {
      ...message,
      by: sender?.role ?? null,
      name: sender?.person?.nickName ?? '',
      actor: sender?.person?.actor ?? '',
      readBy: parties.filter(({ lastReadSeq }) => lastReadSeq >= message.seq).length,
    }
  })
}

export const presentNote = (note: Note, people: ReadonlyMap<number, PublicUser>): DeskNote => ({
  noteId: note.id,
  name: note.userId === null ? '系统' : (people.get(note.userId)?.nickName ?? ''),
  text: note.text,
  handedTo: note.handedTo === null ? '' : (people.get(note.handedTo)?.nickName ?? ''),
  mentions: note.mentions.flatMap((id) => people.get(id)?.nickName ?? []),
  createTime: formatDateTime(note.createdAt),
  sentTime: note.createdAt.getTime(),
})

type Found = Awaited<ReturnType<typeof findMessages>>['list'][number]
type FoundRow = OutputOf<ApiContract['POST /desk/searchMessages']>['list'][number]

interface FoundIn {
  titles: ReadonlyMap<string, string>
  people: ReadonlyMap<number, PublicUser>
}

export const presentFoundMessage = (
  { orderSn, seq, by, senderId, text, sentAt }: Found,
  { titles, people }: FoundIn,
): FoundRow => ({
  orderSn,
  title: titles.get(orderSn) ?? '',
  seq,
  by,
  name: people.get(senderId ?? 0)?.nickName ?? '',
  text,
  createTime: formatDateTime(sentAt),
})

export const presentFoundNote = ({ id, orderSn, userId, text, createdAt }: Note, { titles, people }: FoundIn) => ({
  noteId: id,
  orderSn,
  title: titles.get(orderSn) ?? '',
  name: people.get(userId ?? 0)?.nickName ?? '',
  text,
  createTime: formatDateTime(createdAt),
})

export const presentColleague = (
  ctx: StaffCtx,
  { person, duty, load }: { person: PublicUser; duty: Duty; load: number },
): Colleague => ({
  userId: person.id,
  name: person.nickName,
  actor: person.actor,
  duty: duty.state,
  load,
  isOnDuty: isOnDuty(duty, ctx.now()),
})

/** A request about an order that waits for a second member. */
export const presentPending = (
  ctx: StaffCtx,
  { id, title, target, askedBy, createdAt }: Approval,
  nameOf: NameUser,
): DeskOrder['pending'][number] => ({
  approvalId: id,
  title,
  by: nameOf(askedBy),
  isOwn: askedBy === ctx.user.userId,
  createTime: formatDateTime(createdAt),
  isRuling: isRuling(target),
})

/** A request about an order that a second member declined, or that expired. */
export const presentDeclined = (
  ctx: StaffCtx,
  { title, target, askedBy, decidedBy, decidedAt, decision, reason }: Approval,
  nameOf: NameUser,
): DeskOrder['declined'][number] => ({
  title,
  by: nameOf(askedBy),
  isOwn: askedBy === ctx.user.userId,
  reason,
  declinedBy: decidedBy === askedBy ? '' : nameOf(decidedBy),
  decision,
  declineTime: decidedAt ? formatDateTime(decidedAt) : '',
  isRuling: isRuling(target),
})

type NameUser = (userId: UserId | null) => string
const isRuling = (target: string): boolean => target.startsWith('dispute:')
