import type { ChatMember, ChatQuote } from '@/lib/contract/entities/chat'
import styles from './chat.module.css'

interface Props {
  quote: ChatQuote
  members: readonly ChatMember[]
  /** The quote is above one of the user's own messages. */
  mine: boolean
  /** Absent: not clickable. */
  onJump?: (seq: number) => void
}

/** The message being replied to, above the reply; a click jumps to it. */
export function Quote({ quote, members, mine, onJump }: Props) {
  const className = mine ? `${styles.quote} ${styles.isMine}` : styles.quote
  if (quote.recalled) return <p className={className}>消息已撤回</p>
  const text = quoteText(quote, members)
  if (!onJump) return <p className={className}>{text}</p>
  return (
    <button type="button" className={className} onClick={() => onJump(quote.seq)}>
      <span className="sr">回复的消息，</span>
      {text}
    </button>
  )
}

export function quoteText(quote: ChatQuote, members: readonly ChatMember[]): string {
  const name = members.find((m) => m.userId === quote.senderUserId)?.nickName
  return name ? `${name}：${quote.content}` : quote.content
}
