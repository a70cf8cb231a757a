import type { Server } from 'node:http'
import type { UserId } from '@/lib/shared/ids'
import type { ChatPerson, LiveEvent, PresenceMove } from '../../runtime/live-event'

/** User id at the chat provider, on the hosts of one distributor. */
export const imUidOf = ({ distId, userId }: ChatPerson): string => `d${distId}u${userId}`

/** Connection parameters for a page. */
export interface ChatLink {
  provider: 'local' | 'rongcloud'
  token: string
  /** The provider's app key of this installation; '' for the local one. */
  appKey: string
  /** Referenced by `break_link`, for a provider that knows users but not their sessions. */
  linkId: string
}

/** A message that a page sent through the provider instead of through us. */
export interface CarriedMessage extends ChatPerson {
  groupId: number
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  replyTo?: number
}

/** Callbacks from a provider. undefined: the request is not from the provider. */
export interface ChatCallbacks {
  /** null: a type of message that our groups do not accept. */
  readMessage(query: URLSearchParams, body: string): CarriedMessage | null | undefined
  /** Users that came online or went offline. */
  readStatus(query: URLSearchParams, body: string): (ChatPerson & { move: PresenceMove })[] | undefined
}

/** Notifies connected pages of events. Group messages are stored by us, whichever provider delivers them. */
export interface ChatLive {
  attach(server: Server): void
  /** `ticket` is our own ticket for this session. */
  link(person: ChatPerson & { sessionId: string; nickName: string }, ticket: string): Promise<ChatLink>
  /** `isOwn`: published by this instance; a provider that reaches every page is called by that instance only. */
  publish(event: LiveEvent, isOwn: boolean): void
  /** Whether a user has a connection to any instance, from a host of this distributor. */
  isOnline(distId: number, userId: UserId): boolean
  /** Sessions with an open connection to this instance. */
  sessions(): string[]
  /** Absent: the provider has no callbacks. */
  callbacks?: ChatCallbacks
  close(): Promise<void>
}
