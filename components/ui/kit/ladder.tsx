import type { CSSProperties } from 'react'
import { Icon } from './icon'
import styles from './ladder.module.css'

export interface Rung {
  title: string
  note: string
  state: 'done' | 'now' | 'todo'
}

const SPOKEN = { done: '已完成：', now: '进行中：', todo: '未开始：' } as const

/** Stages or ranks in a line, with the current position; `used` is the progress to the next one, in percent. */
export function Ladder({ rungs, used }: { rungs: readonly Rung[]; used: number }) {
  return (
    <div className={styles.box}>
      <ol className={styles.ladder} style={{ '--p': `${used.toFixed(0)}%` } as CSSProperties}>
        {rungs.map(({ title, note, state }) => (
          <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? <Icon name="check" /> : null}
            <b>
              <span className="sr">{SPOKEN[state]}</span>
              {title}
            </b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Elapsed time in percent; at least a visible minimum. */
export const timeUsed = (clock: { dueIn: number; span: number } | null): number =>
  clock ? Math.min(100, Math.max(4, 100 - (clock.dueIn / clock.span) * 100)) : 0
