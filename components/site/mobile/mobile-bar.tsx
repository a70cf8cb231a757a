import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import styles from './mobile-bar.module.css'

/** Header of a mobile page: back, title, share, home. */
export function MobileBar({ title, address }: { title: string; address: string }) {
  return (
    <header className={styles.bar}>
      <a href="/h" aria-label="返回手机版首页">
        <Icon name="left" />
      </a>
      <b>{title}</b>
      {address ? (
        <CopyText text={address} label="分享：复制商品链接" className={styles.share}>
          <Icon name="share" />
        </CopyText>
      ) : null}
      <a href="/allgame" aria-label="全部游戏">
        <Icon name="grid" />
      </a>
    </header>
  )
}
