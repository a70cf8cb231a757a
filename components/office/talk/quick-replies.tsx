'use client'

import { Icon } from '@/components/ui/kit/icon'
import type { DeskReply } from '@/lib/shared/staff/desk'
import styles from './talk.module.css'

interface Props {
  lines: readonly DeskReply[]
  onPick: (reply: DeskReply) => void
  /** Absent: nothing can be edited now. */
  onEdit?: () => void
}
/** Number of canned replies with a keyboard shortcut. */
const KEYED = 9

/** Canned replies as buttons; those that do more than fill the text have a mark. */
export function QuickReplies({ lines, onPick, onEdit }: Props) {
  if (lines.length === 0 && !onEdit) return null
  return (
    <div className={styles.quick}>
      {lines.map((reply, i) => {
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
      })}
      {onEdit ? (
        <button type="button" aria-label="编辑快捷回复" onClick={onEdit}>
          <Icon name="settings" />
        </button>
      ) : null}
    </div>
  )
}
