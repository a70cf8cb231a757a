import type { ChatMessage, ChatQuote } from '@/lib/contract/entities/chat'
import { ApiError, call } from '../api'
import { type NewMessage, Outbox } from './outbox'
import type { OutgoingMessage } from './outgoing-message'

const NOT_LOADED = '聊天记录加载失败'

export interface ConversationView {
  messages: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
  hasOlder: boolean
  /** Number of the last message that had been read when the group was opened. */
  readSeq: number
  state: 'loading' | 'ready' | 'failed'
  /** Why the log could not be had; '' otherwise. */
  fault: string
}

/**
 * One group as this page knows it. The server numbers messages without gaps in commit order, so "everything after the
 * last number seen" is complete: told of a message or connected again, the page fetches from there and can neither lose
 * nor double one. That a message was taken back is a line of its own, which is applied to the one it names.
 */
export class Conversation {
  #messages = new Map<number, ChatMessage>()
  /** Numbers of messages that were taken back, also of those that are not loaded yet. */
  #recalled = new Set<number>()
  #hasOlder = false
  #readSeq = 0
  #state: ConversationView['state'] = 'loading'
  #catching: Promise<void> | undefined
  #again = false
  #opening: Promise<void> = Promise.resolve()
  #fault = ''
  #view: ConversationView
  #listeners = new Set<() => void>()

  constructor(
    readonly groupId: number,
    readonly outbox = new Outbox(groupId),
  ) {
    this.#view = this.#look()
  }

  view = (): ConversationView => this.#view
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get lastSeq(): number {
    return Math.max(0, ...this.#messages.keys())
  }

  /** The newest page, and again after a failure. */
  open(): Promise<void> {
    // Others may have written in between: the stored one alone would leave a gap.
    this.outbox.onStored = (stored) => {
      if (stored.seq === this.lastSeq + 1) this.#take([stored])
      else return this.catchUp()
    }
    this.outbox.onChange = () => this.#publish()
    this.#opening = this.#open()
    return this.#opening
  }

  async #open(): Promise<void> {
    try {
      const page = await this.#fetch({})
      this.#hasOlder = page.hasMore
      this.#readSeq = page.readSeq
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

  /** Loads older pages until the message is there. False: it is not to be had. */
  async reach(seq: number): Promise<boolean> {
    while (!this.#messages.has(seq) && this.#hasOlder) await this.loadOlder()
    return this.#messages.has(seq)
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

  send(message: NewMessage): Promise<void> {
    return this.outbox.send(message)
  }

  /** Takes an own message back; the line that says so comes by catching up. */
  async recall(seq: number): Promise<void> {
    await call('POST /im/recallMessage', { groupId: String(this.groupId), seq: String(seq) })
    await this.catchUp()
  }

  #take(messages: readonly ChatMessage[], state = this.#state): void {
    this.#state = state
    for (const message of messages) {
      this.#messages.set(message.seq, message)
      if (message.expansion?.type === 'recall') this.#recalled.add(Number(message.expansion.seq))
    }
    this.outbox.settle(new Set(messages.map((m) => m.clientMsgId)))
    this.#publish()
  }

  #publish(): void {
    this.#view = this.#look()
    for (const listener of this.#listeners) listener()
  }

  #look(): ConversationView {
    return {
      messages: [...this.#messages.values()].sort((a, b) => a.seq - b.seq).map((m) => this.#current(m)),
      outgoing: this.outbox.messages,
      hasOlder: this.#hasOlder,
      readSeq: this.#readSeq,
      state: this.#state,
      fault: this.#fault,
    }
  }

  /** A page that was loaded before a message was taken back still holds its words. */
  #current(message: ChatMessage): ChatMessage {
    const { quote } = message
    const isGone = this.#recalled.has(message.seq) && !message.recalled
    const isQuoteGone = quote !== null && this.#recalled.has(quote.seq) && !quote.recalled
    if (!isGone && !isQuoteGone) return message
    return {
      ...message,
      ...(isGone && { content: '', recalled: true }),
      ...(isQuoteGone && { quote: { ...(quote as ChatQuote), content: '', recalled: true } }),
    }
  }
}
