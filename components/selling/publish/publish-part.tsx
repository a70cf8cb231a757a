import type { ReactNode } from 'react'
import styles from './publish.module.css'

export interface PartOfForm {
  id: string
  title: string
  isDone: boolean
}

/** A titled part of the form, which the outline links to; null: this kind of goods has no such part. */
export const PublishPart = ({ part, children }: { part: PartOfForm | null; children: ReactNode }) =>
  part && (
    <section className={styles.part} id={part.id}>
      <h2>{part.title}</h2>
      {children}
    </section>
  )

/** What is filled in, with a link to each part. */
export const PublishOutline = ({ parts }: { parts: readonly PartOfForm[] }) => (
  <nav className={styles.outline} aria-label="填写进度">
    <h2>
      填写进度
      <span className="muted num">{` ${parts.filter(({ isDone }) => isDone).length} / ${parts.length}`}</span>
    </h2>
    <ol>
      {parts.map(({ id, title, isDone }) => (
        <li key={id} data-done={isDone || undefined}>
          <a href={`#${id}`}>{title}</a>
          <span className="muted">{isDone ? '已填' : '待填'}</span>
        </li>
      ))}
    </ol>
  </nav>
)
