import type { ReactNode } from 'react'
import styles from './account.module.css'
import { OtherPage } from './other-page'

interface Props {
  title: string
  /** What is not possible without scripts. */
  act: string
  other: { ask: string; path: string; text: string }
  children: ReactNode
}

/** A card with one form: registration, password reset. */
export function SingleCard({ title, act, other, children }: Props) {
  return (
    <section className={`${styles.card} ${styles.single}`} aria-labelledby="account-h">
      <div className={styles.forms}>
        <h2 className={styles.title} id="account-h">
          {title}
        </h2>
        <noscript>
          <p className="alert alert-warn">{act}需要启用 JavaScript，请在浏览器设置中打开后刷新。</p>
        </noscript>
        {children}
        <OtherPage {...other} />
      </div>
    </section>
  )
}
