import type { ChatMessage } from '@/lib/contract/entities/chat'
import { isVideoFile, VIDEO_NAME } from '@/lib/shared/video/video-files'
import { ApiError, call, uploadImage } from '../api'
import type { Reason } from '../reason'
import { serverNow } from '../server-clock'
import { shrinkImage } from '../shrink-image'
import { toast } from '../toast-store'
import { carrier } from './carrier'
import type { OutgoingMessage } from './outgoing-message'
import { deletePicture, readPicture, writePicture } from './picture-store'
import { deleteQueued, queuedGroups, queueKey, readQueued, watchQueue, writeQueued } from './queued-messages'

export type NewMessage = Pick<OutgoingMessage, 'messageType' | 'content'> &
  Partial<OutgoingMessage> & {
    /** A picture or a video to upload; its message has no content until then. */
    file?: File
  }

const NOT_SENT = '消息发送失败!'
const RETRY_MS = 3000
const LONGEST_RETRY_MS = 30_000
/**
 * Temporary errors, after which the same message can be resent: no response, no session, rate limit, server restarting.
 */
const PASSING = new Set<Reason>(['NETWORK_LOST', 'NOT_LOGGED_IN', 'SESSION_EXPIRED', 'TOO_MANY', 'UNAVAILABLE', 'BUSY'])

/**
 * Messages sent to one group that are not stored yet. They are sent one at a time in order, survive the tab, and have a
 * clientMsgId, so that a message whose response was lost, or that two tabs send, is stored only once.
 */
export class Outbox {
  /** Adds a stored message to the group's log; it leaves the outbox afterwards. */
  onStored: (message: ChatMessage) => Promise<void> | void = () => {}
  onChange: () => void = () => {}
  /** Of the member who opened the page, also if another one logs in in the meantime. */
  readonly #key: string
  #messages: OutgoingMessage[] = []
  #running: Promise<void> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #losses = 0

  constructor(readonly groupId: number) {
    this.#key = queueKey(groupId)
    this.adopt()
    watchQueue(this.#key, (clientMsgId) => this.#forget(clientMsgId))
  }

  get messages(): readonly OutgoingMessage[] {
    return this.#messages
  }

  /** Takes over queued messages of tabs that were closed. */
  adopt(): void {
    const known = new Set(this.#messages.map((m) => m.clientMsgId))
    const found = readQueued(this.#key).filter((m) => !known.has(m.clientMsgId))
    if (found.length === 0) return
    this.#messages = [...this.#messages, ...found].sort((a, b) => a.sentTime - b.sentTime)
    for (const message of found) if (isPicture(message)) void this.#preview(message.clientMsgId)
    this.onChange()
  }

  async send({ file, ...message }: NewMessage): Promise<void> {
    const clientMsgId = crypto.randomUUID()
    this.#put({
      clientMsgId,
      preview: message.content,
      quote: null,
      sentTime: this.#nextTime(),
      state: 'waiting',
      reason: '',
      ...message,
    })
    if (file) await writePicture(clientMsgId, file)
    return this.flush()
  }

  /** Resends a failed message, after the waiting ones. */
  resend(clientMsgId: string): Promise<void> {
    const message = this.#messages.find((m) => m.clientMsgId === clientMsgId)
    if (!message) return Promise.resolve()
    this.#messages = this.#messages.filter((m) => m !== message)
    this.#put({ ...message, sentTime: this.#nextTime(), state: 'waiting', reason: '' })
    return this.flush()
  }

  /** Discards a failed message. */
  drop(clientMsgId: string): void {
    this.#forget(clientMsgId)
    deleteQueued(this.#key, clientMsgId)
    void deletePicture(clientMsgId)
  }

  /** Removes a message that another tab has sent or discarded. */
  #forget(clientMsgId: string): void {
    const gone = this.#messages.find((m) => m.clientMsgId === clientMsgId)
    if (!gone) return
    if (gone.preview.startsWith('blob:')) URL.revokeObjectURL(gone.preview)
    this.#messages = this.#messages.filter((m) => m !== gone)
    this.onChange()
  }

  /** Removes messages that are in the log. */
  settle(stored: ReadonlySet<string>): void {
    for (const { clientMsgId } of this.#messages) if (stored.has(clientMsgId)) this.drop(clientMsgId)
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
    const { clientMsgId, messageType, quote, carried } = message
    this.#mark(clientMsgId, { state: 'sending', reason: '' })
    try {
      const content = isPicture(message) ? await this.#upload(clientMsgId) : message.content
      this.#mark(clientMsgId, { content, carried: true })
      // If the carrier delivered it, it is stored by now and this finds it; if it was lost, this stores it.
      if (!carried) await carrier.current?.carry?.(this.groupId, { ...message, content }).catch(() => {})
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

  /** Uploads the picture of a message and returns its key. */
  async #upload(clientMsgId: string): Promise<string> {
    const picture = await readPicture(clientMsgId)
    if (!picture) throw new ApiError('INVALID_INPUT', '本机找不到这张图片，请重新选择')
    if (isVideoFile(picture)) return (await import('../video/send-in-chat')).sendInChat(picture)
    return (await uploadImage(await shrinkImage(picture), 'chat', undefined, {})).key
  }

  /** Shows the stored picture of a message that another tab wrote; that tab's address of it is not valid here. */
  async #preview(clientMsgId: string): Promise<void> {
    const picture = await readPicture(clientMsgId)
    if (picture) this.#mark(clientMsgId, { preview: previewOf(picture) })
  }

  /** Later than every other message, so that the order survives the tab. */
  #nextTime(): number {
    return Math.max(serverNow().getTime(), ...this.#messages.map((m) => m.sentTime + 1))
  }

  #put(message: OutgoingMessage): void {
    this.#messages = [...this.#messages, message]
    writeQueued(this.#key, message)
    this.onChange()
  }

  #mark(clientMsgId: string, change: Partial<OutgoingMessage>): void {
    this.#messages = this.#messages.map((m) => {
      if (m.clientMsgId !== clientMsgId) return m
      const changed = { ...m, ...change }
      writeQueued(this.#key, changed)
      return changed
    })
    this.onChange()
  }
}

/** Shown until a picture or a video is stored: an address, or the name of a video. */
export const previewOf = (file: File): string =>
  isVideoFile(file) ? `${VIDEO_NAME}${file.name}` : URL.createObjectURL(file)

/** True for a picture or a video that is not uploaded yet. */
const isPicture = ({ messageType, content }: OutgoingMessage): boolean => messageType === 'image' && content === ''

const open = new Map<string, Outbox>()

/** Returns the single outbox of a group and member on this page, whichever order is open. */
export function outboxOf(groupId: number): Outbox {
  const key = queueKey(groupId)
  const box = open.get(key) ?? new Outbox(groupId)
  open.set(key, box)
  return box
}

/** Sends the waiting messages of all groups of this account after a reconnect. */
export function flushOutboxes(): void {
  for (const groupId of queuedGroups()) {
    const box = outboxOf(groupId)
    box.adopt()
    void box.flush()
  }
}
