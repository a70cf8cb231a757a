import type { ChatMessage, ChatQuote } from '@/lib/contract/entities/chat'
import { ApiError, call } from '../api'
import { type NewMessage, Outbox } from './outbox'
import type { OutgoingMessage } from './outgoing-message'

const NOT_LOADED = '聊天记录加载失败'

export interface ConversationView {
  messages: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
  hasOlder: boolean
  /** Sequence number of the last message that was read when the group was opened. */
  readSeq: number
  state: 'loading' | 'ready' | 'failed'
  /** Why the messages could not be loaded; '' otherwise. */
  fault: string
}

/**
 * The state of one group on this page. The server numbers messages without gaps in commit order, so "everything after
 * the last number seen" is complete: after an event or a reconnect, the page fetches from there and can neither lose
 * nor duplicate a message. A recall is a message of its own, applied to the one it references.
 */
export class Conversation {
  #messages = new Map<number, ChatMessage>()
  /** Numbers of recalled messages, including those not loaded yet. */
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

  /** Loads the newest page; can be called again after a failure. */
  open(): Promise<void> {
    // others may have written in between: adding only the stored message would leave a gap
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

  /** Loads older pages until the message is found. False if it cannot be loaded. */
  async reach(seq: number): Promise<boolean> {
    while (!this.#messages.has(seq) && this.#hasOlder) await this.loadOlder()
    return this.#messages.has(seq)
  }

  /** Fetches new messages; calls during a running fetch cause one more fetch. */
  catchUp(): Promise<void> {
    this.#again = true
    this.#catching ??= this.#catch().finally(() => {
      this.#catching = undefined
    })
    return this.#catching
  }

  async #catch(): Promise<void> {
    await this.#opening // newest page first: catching up from nothing would leave a gap behind it
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

  /** Recalls an own message; the recall entry arrives by catching up. */
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

  /** Removes the content of a recalled message that was loaded before the recall. */
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
