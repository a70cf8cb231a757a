import styles from './chat.module.css'

const isInternetExplorer = (userAgent: string): boolean => /MSIE |Trident\//.test(userAgent)

/** Made on the server: scripts of these pages do not run there at all. */
export function OldBrowser({ userAgent }: { userAgent: string }) {
  if (!isInternetExplorer(userAgent)) return null
  return (
    <p className={styles.old} role="alert">
      IE浏览器部分聊天功能不可用，请使用Chrome等浏览器
    </p>
  )
}
