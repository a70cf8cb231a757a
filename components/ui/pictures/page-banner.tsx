import styles from './page-banner.module.css'

/** Title and one sentence on the distributor's own background. */
export function PageBanner({ title, text }: { title: string; text: string }) {
  return (
    <header className={`panel ${styles.banner}`}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  )
}
