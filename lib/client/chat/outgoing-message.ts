import type { ChatQuote } from '@/lib/contract/entities/chat'

/** A message being sent: stored locally until the server has it, so that nothing typed is lost. */
export interface OutgoingMessage {
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  /** Preview of a picture before it is stored. */
  preview: string
  /** The message it replies to. */
  quote: ChatQuote | null
  sentTime: number
  /** Waiting ones are sent automatically when the server is reachable, failed ones manually. */
  state: 'waiting' | 'sending' | 'failed'
  /** The error message, in Chinese. */
  reason: string
  /** It was sent through the carrier before: from now on it is only sent to our API. */
  carried?: boolean
}
