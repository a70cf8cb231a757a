import styles from './chat.module.css'

/** For Internet Explorer, where these pages' scripts do not run: hidden except by styles that only IE understands. */
export const OldBrowser = () => (
  <p className={styles.old} role="alert">
    IE浏览器部分聊天功能不可用，请使用Chrome等浏览器
  </p>
)
