import type { ReactNode } from 'react'
import styles from './service.module.css'

/** Title, one sentence, and the key numbers. */
export function ServiceHead({
  title,
  text,
  figures,
}: {
  title: string
  text: string
  figures: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <header className={`panel ${styles.head}`}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
