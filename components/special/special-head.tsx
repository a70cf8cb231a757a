import styles from './special.module.css'

export function SpecialHead({ title, text }: { title: string; text: string }) {
  return (
    <header className={`panel ${styles.head}`}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  )
}
