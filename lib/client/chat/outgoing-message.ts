import type { ChatQuote } from '@/lib/contract/entities/chat'

/** A message on its way: kept until the server has it, so that nothing typed is lost. */
export interface OutgoingMessage {
  clientMsgId: string
  messageType: 'text' | 'image'
  content: string
  /** What to show of a picture before it is stored. */
  preview: string
  /** The message it answers. */
  quote: ChatQuote | null
  sentTime: number
  /** Waiting ones go out by themselves when the server can be reached; failed ones by hand. */
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed, in Chinese. */
  reason: string
  /** A carrier had it: from now on only we are asked to store it. */
  carried?: boolean
}
