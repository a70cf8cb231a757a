import styles from './chat.module.css'

interface Props {
  type: string
  content: string
  /** Opens the picture; absent: not clickable. */
  onPicture?: () => void
  /** Which message it is, for the name of the button. */
  of?: string
}

/** Links stay plain text, so that users are not led away from the trade. */
export function MessageBody({ type, content, onPicture, of = '' }: Props) {
  if (type !== 'image') return <div className={styles.bubble}>{content}</div>
  const picture = <img src={content} alt="聊天图片" loading="lazy" />
  return onPicture ? (
    <button type="button" className={styles.picture} aria-label={`查看大图${of}`} onClick={onPicture}>
      {picture}
    </button>
  ) : (
    <div className={styles.picture}>{picture}</div>
  )
}
