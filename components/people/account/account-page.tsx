import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { PreloadPicture } from '@/components/ui/pictures/preload-picture'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import styles from './account.module.css'

const points = (isUnverified: boolean) =>
  [
    ['lock', '货款由平台托管，确认收货才放款'],
    ['users', isUnverified ? '订单群里沟通，聊天和凭证都有记录' : '客服在订单群里陪同验号、换绑'],
    ['verify', '对方自称客服？先用客服验真核对'],
  ] as const

interface Props {
  /** Provides the site's slogan and background, as on its home page. */
  conf: HomeConf
  children: ReactNode
}

/** The distributor's background with the buyer protection on the left and a card on the right. */
export function AccountPage({ conf, children }: Props) {
  return (
    <div className={styles.page}>
      <PreloadPicture picture={conf.pictArea.backImg} />
      <div className="wrap">
        <section className={styles.lead} aria-label="交易保障">
          <h1>{conf.home.title}</h1>
          <ul>
            {points(conf.isUnverified === true).map(([icon, text]) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </section>
        {children}
      </div>
    </div>
  )
}
