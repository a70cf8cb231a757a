import styles from './chat.module.css'

/** Where members set their code word. */
export const CODE_WORD_PATH = '/center/myself/myselfInfo?tabIndex=0'

/** Only this platform knows the code word of a member, so a message with another one is not ours. */
export function CodeWord({ text }: { text: string | undefined }) {
  if (text) return <span className={styles.word}>{`暗号：${text}`}</span>
  return text === '' ? (
    <a className="link" href={CODE_WORD_PATH}>
      你还没有设置暗号
    </a>
  ) : null
}
