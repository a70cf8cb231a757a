'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { isComposing } from '@/lib/client/is-composing'
import styles from './docked-drawer.module.css'
import type { Walk } from './use-walk'

interface Props {
  title: string
  /** Shown below the title. */
  note?: ReactNode
  footer?: ReactNode
  /** Navigation through the list next to it. */
  walk?: Walk
  onClose: () => void
  children: ReactNode
}

/** A drawer next to the list, which stays usable: no backdrop, and Escape closes it. */
export function DockedDrawer({ title, note, footer, walk, onClose, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isComposing({ nativeEvent: event })) return
      if (event.key === 'Escape' && !document.querySelector('[role="dialog"]')) onClose()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [onClose])
  return (
    <aside className={styles.drawer} aria-label={title}>
      <header>
        <div>
          <h2 ref={head} tabIndex={-1}>
            {title}
          </h2>
          {note || walk?.at ? (
            <p>
              {note}
              {walk?.at ? <span className="num">{`第 ${walk.at} / ${walk.count} 条`}</span> : null}
            </p>
          ) : null}
        </div>
        {walk ? (
          <>
            <button
              type="button"
              className="icon-btn"
              aria-label="上一条（K）"
              disabled={!walk.before}
              onClick={walk.before}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label="下一条（J）"
              disabled={!walk.next}
              onClick={walk.next}
            >
              <Icon name="down" />
            </button>
          </>
        ) : null}
        <button type="button" className="icon-btn" aria-label="关闭" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, without a control in it */}
      <section className={styles.body} aria-label="详情" tabIndex={0}>
        {children}
      </section>
      {footer ? <footer>{footer}</footer> : null}
    </aside>
  )
}
