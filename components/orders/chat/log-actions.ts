import type { ChatQuote } from '@/lib/contract/entities/chat'

/** Message actions. */
export interface LogActions {
  onOlder: () => void
  onResend: (clientMsgId: string) => void
  onDrop: (clientMsgId: string) => void
  /** undefined: the group accepts no more messages. */
  onReply?: (quote: ChatQuote) => void
  onRecall: (seq: number) => void
  /** Jumps to the quoted message. */
  onJump: (seq: number) => void
  onPicture: (seq: number) => void
}
