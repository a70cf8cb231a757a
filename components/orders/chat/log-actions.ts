import type { ChatQuote } from '@/lib/contract/entities/chat'

/** What a reader does with messages. */
export interface LogActions {
  onOlder: () => void
  onResend: (clientMsgId: string) => void
  onDrop: (clientMsgId: string) => void
  /** undefined: the group takes no more messages. */
  onReply?: (quote: ChatQuote) => void
  onRecall: (seq: number) => void
  /** Shows the message that a quote is of. */
  onJump: (seq: number) => void
  onPicture: (seq: number) => void
}
