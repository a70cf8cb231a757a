import type { ReactNode } from 'react'
import { Logo } from '@/components/site/header/logo'
import { SkipLink } from '@/components/site/header/skip-link'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { Footer } from './footer'
import { PhoneTabs } from './phone-tabs'

/** Login, registration and similar pages without navigation: logo, welcome text, home link, footer. */
export function BareFrame({ conf, children }: { conf: HomeConf; children: ReactNode }) {
  return (
    <div className="bare">
      {/* shown when all of it is there: as it comes, a short page pushes its footer up from the bottom of the window */}
      <link rel="expect" href="#end" blocking="render" />
      <SkipLink />
      <header className="lg-head">
        <div className="wrap">
          <Logo name={conf.distBaseConf.websiteName} />
          <p>{conf.distBaseConf.hdrBarWelceWord}</p>
          <a className="link" href="/">
            返回首页
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer conf={conf} />
      <div className="phone-only" id="end">
        <PhoneTabs />
      </div>
    </div>
  )
}
