import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './section-head.module.css'

/** Title of a block, a note, and the way to all of it. */
export function SectionHead({
  id,
  title,
  note,
  href,
  more,
}: {
  id: string
  title: ReactNode
  note?: ReactNode
  href?: string
  more?: string
}) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {note ? <span className="muted">{note}</span> : null}
      {href ? (
        <a href={href}>
          {more}
          <Icon name="right" />
        </a>
      ) : null}
    </header>
  )
}
