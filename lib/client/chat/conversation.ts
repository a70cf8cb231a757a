import type { ChatMessage } from '@/lib/contract/entities/chat'
import { ApiError, call } from '../api'
import { toast } from '../toast-store'

const NOT_LOADED = '聊天记录加载失败'
const NOT_SENT = '消息发送失败!'

/** A message on its way: kept until the server has it, so that nothing typed is lost. */
export interface OutgoingMessage {
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  /** What to show of a picture before it is stored. */
  preview: string
  sentTime: number
  state: 'sending' | 'failed'
  /** Why it failed, in Chinese. */
  reason: string
}

export interface ConversationView {
  messages: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
  hasOlder: boolean
  state: 'loading' | 'ready' | 'failed'
  /** Why the log could not be had; '' otherwise. */
  fault: string
}

/**
 * One group as this page knows it. The server numbers messages without gaps in commit order, so "everything after the
 * last number seen" is complete: told of a message or connected again, the page fetches from there and can neither lose
 * nor double one. Sends carry a clientMsgId, so a resend after a lost reply is stored once.
 */
export class Conversation {
  #messages = new Map<number, ChatMessage>()
  #outgoing: OutgoingMessage[] = []
  #hasOlder = false
  #state: ConversationView['state'] = 'loading'
  #catching: Promise<void> | undefined
  #again = false
  #opening: Promise<void> = Promise.resolve()
  #fault = ''
  #view: ConversationView = { messages: [], outgoing: [], hasOlder: false, state: 'loading', fault: '' }
  #listeners = new Set<() => void>()

  constructor(readonly groupId: number) {}

  view = (): ConversationView => this.#view
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get lastSeq(): number {
    return Math.max(0, ...this.#messages.keys())
  }

  open(): Promise<void> {
    this.#opening = this.#open()
    return this.#opening
  }

  async #open(): Promise<void> {
    try {
      const page = await this.#fetch({})
      this.#hasOlder = page.hasMore
      this.#fault = ''
      this.#take(page.messages, 'ready')
    } catch (error) {
      this.#fault = error instanceof ApiError ? error.message : NOT_LOADED
      this.#take([], 'failed')
    }
  }

  async loadOlder(): Promise<void> {
    const first = Math.min(...this.#messages.keys())
    const page = await this.#fetch({ before: String(first) })
    this.#hasOlder = page.hasMore
    this.#take(page.messages)
  }

  /** Fetch what is new; calls while one runs are answered by one more run. */
  catchUp(): Promise<void> {
    this.#again = true
    this.#catching ??= this.#catch().finally(() => {
      this.#catching = undefined
    })
    return this.#catching
  }

  async #catch(): Promise<void> {
    await this.#opening // the newest page first: catching up from nothing would leave a hole behind it
    while (this.#again) {
      this.#again = false
      const page = await this.#fetch({ after: String(this.lastSeq) })
      this.#take(page.messages)
      if (page.hasMore) this.#again = true
    }
  }

  #fetch(from: { before?: string; after?: string }) {
    return call('GET /im/history', { groupId: String(this.groupId), ...from })
  }

  send(messageType: 'text' | 'image', content: string, preview = content): Promise<void> {
    const message: OutgoingMessage = {
      clientMsgId: crypto.randomUUID(),
      messageType,
      content,
      preview,
      sentTime: Date.now(),
      state: 'sending',
      reason: '',
    }
    this.#outgoing = [...this.#outgoing, message]
    this.#publish()
    return this.#post(message)
  }

  resend(clientMsgId: string): Promise<void> {
    const message = this.#outgoing.find((m) => m.clientMsgId === clientMsgId)
    if (!message) return Promise.resolve()
    this.#mark(clientMsgId, { state: 'sending', reason: '' })
    return this.#post(message)
  }

  async #post(message: OutgoingMessage): Promise<void> {
    try {
      const { clientMsgId, messageType, content } = message
      const stored = await call('POST /im/sendMessage', {
        groupId: String(this.groupId),
        clientMsgId,
        messageType,
        content,
      })
      // Others may have written in between: the stored one alone would leave a gap.
      if (stored.seq === this.lastSeq + 1) this.#take([stored])
      else await this.catchUp()
    } catch (error) {
      const reason = error instanceof ApiError && error.code > 0 ? error.message : NOT_SENT
      this.#mark(message.clientMsgId, { state: 'failed', reason })
      toast({ kind: 'warn', text: NOT_SENT })
    }
  }

  #mark(clientMsgId: string, change: Partial<OutgoingMessage>): void {
    this.#outgoing = this.#outgoing.map((m) => (m.clientMsgId === clientMsgId ? { ...m, ...change } : m))
    this.#publish()
  }

  #take(messages: readonly ChatMessage[], state = this.#state): void {
    this.#state = state
    for (const message of messages) this.#messages.set(message.seq, message)
    const stored = new Set(messages.map((m) => m.clientMsgId))
    this.#outgoing = this.#outgoing.filter((m) => !stored.has(m.clientMsgId))
    this.#publish()
  }

  #publish(): void {
    const messages = [...this.#messages.values()].sort((a, b) => a.seq - b.seq)
    this.#view = {
      messages,
      outgoing: this.#outgoing,
      hasOlder: this.#hasOlder,
      state: this.#state,
      fault: this.#fault,
    }
    for (const listener of this.#listeners) listener()
  }
}
