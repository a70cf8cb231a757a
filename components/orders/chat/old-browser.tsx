import styles from './chat.module.css'

/** For Internet Explorer, where none of these pages' scripts run: hidden but for styles that it alone understands. */
export const OldBrowser = () => (
  <p className={styles.old} role="alert">
    IE浏览器部分聊天功能不可用，请使用Chrome等浏览器
  </p>
)
