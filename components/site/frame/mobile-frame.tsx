import type { ReactNode } from 'react'
import { PhoneHead } from '@/components/site/header/phone-head'
import { SkipLink } from '@/components/site/header/skip-link'
import { SafeLink } from '@/components/ui/kit/safe-link'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import styles from './mobile-frame.module.css'
import { PhoneTabs } from './phone-tabs'

/** Mobile pages: one column of at most 480 px. The page renders its own header and bottom bar. */
export function MobileFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      {children}
    </div>
  )
}

/** Filing number (linked to the ministry, as required by law), copyright, and links to other pages. */
export function MobileFoot({ conf, desktopHref }: { conf: HomeConf; desktopHref: string }) {
  const { icpNum, copyright } = conf.bottomVerInfo
  return (
    <footer className={styles.foot}>
      <p>
        {icpNum ? <SafeLink href="https://beian.miit.gov.cn/">{icpNum}</SafeLink> : null} {copyright}
      </p>
      <p>
        <a href={desktopHref}>电脑版</a>
        <a href="/legal/privacy">隐私政策</a>
        <a href="/service">客服中心</a>
      </p>
    </footer>
  )
}

/** A mobile page with navigation: header, main, footer and tab bar. */
export function MobilePage({ conf, children }: { conf: HomeConf; children: ReactNode }) {
  return (
    <>
      <PhoneHead name={conf.distBaseConf.websiteName} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <MobileFoot conf={conf} desktopHref="/" />
      <PhoneTabs />
    </>
  )
}
