'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import type { DeskReply } from '@/lib/shared/staff/desk'
import styles from './talk.module.css'

interface Props {
  /** Meant for the order. */
  first: readonly DeskReply[]
  /** Meant for other orders, or another state of this one. */
  rest: readonly DeskReply[]
  onPick: (reply: DeskReply) => void
  /** Absent: nothing can be edited now. */
  onEdit?: () => void
}
/** Number of canned replies with a keyboard shortcut. */
const KEYED = 9

/** Canned replies as buttons, those that do not fit the order folded; those that do more than fill the text have a mark. */
export function QuickReplies({ first, rest, onPick, onEdit }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (first.length + rest.length === 0 && !onEdit) return null
  const button = (reply: DeskReply, i: number) => {
    const { title, text, tagId, step } = reply
    return (
      <button
        key={`${title} ${text}`}
        type="button"
        title={i < KEYED ? `${text}（Alt+${i + 1}）` : text}
        aria-keyshortcuts={i < KEYED ? `Alt+${i + 1}` : undefined}
        onClick={() => onPick(reply)}
      >
        {i < KEYED ? <b aria-hidden="true">{i + 1}</b> : null}
        {title}
        {tagId !== undefined || step ? (
          <>
            {' '}
            <Icon name="done" />
            <span className="sr">，含多个步骤</span>
          </>
        ) : null}
      </button>
    )
  }
  return (
    <div className={styles.quick} data-open={isOpen || undefined}>
      {first.map(button)}
      <span className={styles.tail}>
        {rest.length > 0 ? (
          <button type="button" className={styles.others} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {`全部 ${first.length + rest.length} 条`}
            <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        ) : null}
        {onEdit ? (
          <button type="button" aria-label="编辑快捷回复" title="编辑快捷回复" onClick={onEdit}>
            <Icon name="settings" />
          </button>
        ) : null}
      </span>
      {isOpen ? (
        <>
          <i aria-hidden="true" />
          {rest.map((reply, i) => button(reply, first.length + i))}
        </>
      ) : null}
    </div>
  )
}
