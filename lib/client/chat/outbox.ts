import Cookies from 'js-cookie'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import { ApiError, call } from '../api'
import { deleteStored, readStored, storedKeys, writeStored } from '../browser-storage'
import type { Reason } from '../reason'
import { serverNow } from '../server-clock'
import { toast } from '../toast-store'
import { carrier } from './carrier'
import type { OutgoingMessage } from './outgoing-message'

export type NewMessage = Pick<OutgoingMessage, 'messageType' | 'content'> & Partial<OutgoingMessage>

const NOT_SENT = '消息发送失败!'
const RETRY_MS = 3000
const LONGEST_RETRY_MS = 30_000
/**
 * Temporary errors, after which the same message can be resent: no response, no session, rate limit, server restarting.
 */
const PASSING = new Set<Reason>(['NETWORK_LOST', 'NOT_LOGGED_IN', 'SESSION_EXPIRED', 'TOO_MANY', 'UNAVAILABLE', 'BUSY'])

const PREFIX = 'chat-outbox:'
/** Includes the user id, so that another account in the same tab never sends these messages. */
const keyOf = (groupId: number): string => `${PREFIX}${Cookies.get('userId') ?? ''}:${groupId}`

/**
 * Messages sent to one group that are not stored yet. They are sent one at a time in order, survive a reload of the
 * tab, and have a clientMsgId, so that a message whose response was lost is stored only once.
 */
export class Outbox {
  /** Adds a stored message to the group's log; it leaves the outbox afterwards. */
  onStored: (message: ChatMessage) => Promise<void> | void = () => {}
  onChange: () => void = () => {}
  readonly #key: string
  #messages: OutgoingMessage[]
  #running: Promise<void> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #losses = 0

  constructor(readonly groupId: number) {
    this.#key = keyOf(groupId)
    this.#messages = restore(this.#key)
  }

  get messages(): readonly OutgoingMessage[] {
    return this.#messages
  }

  send(message: NewMessage): Promise<void> {
    this.#set([
      ...this.#messages,
      {
        clientMsgId: crypto.randomUUID(),
        preview: message.content,
        quote: null,
        sentTime: serverNow().getTime(),
        state: 'waiting',
        reason: '',
        ...message,
      },
    ])
    return this.flush()
  }

  /** Resends a failed message, after the waiting ones. */
  resend(clientMsgId: string): Promise<void> {
    const message = this.#messages.find((m) => m.clientMsgId === clientMsgId)
    if (!message) return Promise.resolve()
    const others = this.#messages.filter((m) => m !== message)
    this.#set([...others, { ...message, state: 'waiting', reason: '' }])
    return this.flush()
  }

  /** Discards a failed message. */
  drop(clientMsgId: string): void {
    this.#set(this.#messages.filter((m) => m.clientMsgId !== clientMsgId))
  }

  /** Removes messages that are in the log. */
  settle(stored: ReadonlySet<string>): void {
    if (this.#messages.some((m) => stored.has(m.clientMsgId)))
      this.#set(this.#messages.filter((m) => !stored.has(m.clientMsgId)))
  }

  /** Sends waiting messages; resolves when none is left, or none can be sent. */
  flush(): Promise<void> {
    clearTimeout(this.#retry)
    this.#running ??= this.#run()
    return this.#running
  }

  async #run(): Promise<void> {
    await null // #running is set before the loop ends
    for (;;) {
      const next = this.#messages.find((m) => m.state !== 'failed')
      if (!next || !(await this.#post(next))) break
    }
    this.#running = undefined
  }

  /** False if the server cannot be reached; it is retried later. */
  async #post(message: OutgoingMessage): Promise<boolean> {
    const { clientMsgId, messageType, content, quote, carried } = message
    this.#mark(clientMsgId, { state: 'sending', reason: '', carried: true })
    try {
      // If the carrier delivered it, it is stored by now and this finds it; if it was lost, this stores it.
      if (!carried) await carrier.current?.carry?.(this.groupId, message).catch(() => {})
      const stored = await call('POST /im/sendMessage', {
        groupId: String(this.groupId),
        clientMsgId,
        messageType,
        content,
        replyTo: quote ? String(quote.seq) : undefined,
      })
      await this.onStored(stored)
      this.#losses = 0
      this.drop(clientMsgId)
    } catch (error) {
      if (!(error instanceof ApiError) || PASSING.has(error.reason)) {
        this.#mark(clientMsgId, { state: 'waiting' })
        const wait = Math.min(RETRY_MS * 2 ** this.#losses++, LONGEST_RETRY_MS)
        this.#retry = setTimeout(() => void this.flush(), wait)
        return false
      }
      this.#mark(clientMsgId, { state: 'failed', reason: error.message })
      toast({ kind: 'warn', text: NOT_SENT })
    }
    return true
  }

  #mark(clientMsgId: string, change: Partial<OutgoingMessage>): void {
    this.#set(this.#messages.map((m) => (m.clientMsgId === clientMsgId ? { ...m, ...change } : m)))
  }

  #set(messages: OutgoingMessage[]): void {
    this.#messages = messages
    if (messages.length > 0) writeStored('session', this.#key, messages)
    else deleteStored('session', this.#key)
    this.onChange()
  }
}

function restore(key: string): OutgoingMessage[] {
  const stored = readStored('session', key)
  if (!Array.isArray(stored)) return []
  return (stored as OutgoingMessage[]).map((m) => (m.state === 'failed' ? m : { ...m, state: 'waiting' }))
}

const open = new Map<string, Outbox>()

/** Returns the single outbox of a group on this page, whichever order is open. */
export function outboxOf(groupId: number): Outbox {
  const key = keyOf(groupId)
  const box = open.get(key) ?? new Outbox(groupId)
  open.set(key, box)
  return box
}

/** Sends the waiting messages of all groups of this account after a reconnect. */
export function flushOutboxes(): void {
  const own = keyOf(0).slice(0, -1)
  for (const key of storedKeys('session')) {
    if (key.startsWith(own)) void outboxOf(Number(key.slice(own.length))).flush()
  }
}
