import type { Server } from 'node:http'
import type { LiveEvent, PresenceMove } from '../../runtime/live-event'

export interface ChatPerson {
  distId: number
  userId: number
}

/** Who somebody is to the carrier, on the hosts of one distributor. */
export const imUidOf = ({ distId, userId }: ChatPerson): string => `d${distId}u${userId}`

/** What a page connects with. */
export interface ChatLink {
  provider: 'local' | 'rongcloud'
  token: string
  /** The carrier's name for this installation; '' for the local one. */
  appKey: string
  /** `break_link` names it, where a carrier knows people and not their sessions. */
  linkId: string
}

/** A message that a page handed to the carrier instead of us. */
export interface CarriedMessage extends ChatPerson {
  groupId: number
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  replyTo?: number
}

/** What a carrier tells us. undefined: it was not the carrier who said so. */
export interface ChatCallbacks {
  /** null: a message of a kind that our groups do not take. */
  readMessage(query: URLSearchParams, body: string): CarriedMessage | null | undefined
  /** Who came and who left. */
  readStatus(query: URLSearchParams, body: string): (ChatPerson & { move: PresenceMove })[] | undefined
}

/** Tells connected pages that something happened. What is said in groups is stored by us, whoever carries it. */
export interface ChatLive {
  attach(server: Server): void
  /** `ticket` is ours, for this session. */
  link(person: ChatPerson & { sessionId: string; nickName: string }, ticket: string): Promise<ChatLink>
  /** `isOwn`: said on this instance; a carrier that reaches every page is asked by that one alone. */
  publish(event: LiveEvent, isOwn: boolean): void
  /** Whether a user has a connection on this instance, from a host of this distributor. */
  isOnline(distId: number, userId: number): boolean
  /** Sessions with an open connection on this instance. */
  sessions(): string[]
  /** Absent: it has nothing to tell. */
  callbacks?: ChatCallbacks
  close(): Promise<void>
}
