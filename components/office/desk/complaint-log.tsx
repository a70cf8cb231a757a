import type { DeskComplaint } from '@/lib/contract/entities/complaint'
import { machineTime } from '@/lib/shared/time'
import styles from './desk.module.css'

/** The complaint and the messages about it, oldest first. */
export function ComplaintLog({
  complaint: { providerName, detail, messages, fileTime },
}: {
  complaint: DeskComplaint
}) {
  const names = { payer: '买家', us: '我们', provider: providerName }
  const hasDetail = messages.some(({ by, text }) => by === 'payer' && text === detail)
  const first = { by: 'payer' as const, text: detail, createTime: fileTime, sent: true }
  const shown = hasDetail || detail === '' ? messages : [first, ...messages]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long course is scrolled with the keyboard
    <ol className={styles.complaint} aria-label="投诉经过" tabIndex={0}>
      {shown.map(({ by, text, createTime, sent }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
        <li key={i}>
          <b>{names[by]}</b>
          <time className="num muted" dateTime={machineTime(createTime)}>
            {sent ? createTime.slice(5, 16) : '发送中'}
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
