import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './section-head.module.css'

/** Title of a section, a note, and a link to all its entries. */
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
