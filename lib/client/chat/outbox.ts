import Cookies from 'js-cookie'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import { ApiError, call } from '../api'
import { dropKept, keptKeys, readKept, writeKept } from '../kept'
import { serverNow } from '../server-clock'
import { toast } from '../toast-store'
import { carrier } from './carrier'
import type { OutgoingMessage } from './outgoing-message'

export type NewMessage = Pick<OutgoingMessage, 'messageType' | 'content'> & Partial<OutgoingMessage>

const NOT_SENT = '消息发送失败!'
const RETRY_MS = 3000
const LONGEST_RETRY_MS = 30_000
/** No answer, no session, too many at a time, the server coming back: the same message goes through later. */
const PASSING = new Set([-1, 1, 2, 429, 503, 1002])

const PREFIX = 'chat-outbox:'
/** Another account in the same tab never sends what this one wrote. */
const keyOf = (groupId: number): string => `${PREFIX}${Cookies.get('userId') ?? ''}:${groupId}`

/**
 * What was sent to one group and is not stored yet. It goes out one at a time in the order of sending, survives a reload of
 * the tab, and carries a clientMsgId, so that a message whose reply was lost is stored once.
 */
export class Outbox {
  /** The group's log takes what was stored; a message leaves the box when it has. */
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

  /** A failed one once more; it goes after what waits. */
  resend(clientMsgId: string): Promise<void> {
    const message = this.#messages.find((m) => m.clientMsgId === clientMsgId)
    if (!message) return Promise.resolve()
    const others = this.#messages.filter((m) => m !== message)
    this.#set([...others, { ...message, state: 'waiting', reason: '' }])
    return this.flush()
  }

  /** A failed one is given up. */
  drop(clientMsgId: string): void {
    this.#set(this.#messages.filter((m) => m.clientMsgId !== clientMsgId))
  }

  /** These are in the log. */
  settle(stored: ReadonlySet<string>): void {
    if (this.#messages.some((m) => stored.has(m.clientMsgId)))
      this.#set(this.#messages.filter((m) => !stored.has(m.clientMsgId)))
  }

  /** Sends what waits; resolves when nothing does, or nothing can be sent. */
  flush(): Promise<void> {
    clearTimeout(this.#retry)
    this.#running ??= this.#run()
    return this.#running
  }

  async #run(): Promise<void> {
    await null // #running is set before it ends
    for (;;) {
      const next = this.#messages.find((m) => m.state !== 'failed')
      if (!next || !(await this.#post(next))) break
    }
    this.#running = undefined
  }

  /** False: the server cannot be had; it is tried again by and by. */
  async #post(message: OutgoingMessage): Promise<boolean> {
    const { clientMsgId, messageType, content, quote, carried } = message
    this.#mark(clientMsgId, { state: 'sending', reason: '', carried: true })
    try {
      // What the carrier took is stored by now, and this finds it; what it lost is stored by this.
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
      if (!(error instanceof ApiError) || PASSING.has(error.code)) {
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
    if (messages.length > 0) writeKept('session', this.#key, messages)
    else dropKept('session', this.#key)
    this.onChange()
  }
}

function restore(key: string): OutgoingMessage[] {
  const kept = readKept('session', key)
  if (!Array.isArray(kept)) return []
  return (kept as OutgoingMessage[]).map((m) => (m.state === 'failed' ? m : { ...m, state: 'waiting' }))
}

const open = new Map<string, Outbox>()

/** The one box of a group on this page, whichever order is open. */
export function outboxOf(groupId: number): Outbox {
  const key = keyOf(groupId)
  const box = open.get(key) ?? new Outbox(groupId)
  open.set(key, box)
  return box
}

/** The connection is back: what waits in any group of this account goes out. */
export function flushOutboxes(): void {
  const own = keyOf(0).slice(0, -1)
  for (const key of keptKeys('session')) {
    if (key.startsWith(own)) void outboxOf(Number(key.slice(own.length))).flush()
  }
}
