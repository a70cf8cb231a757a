import type { ReactNode } from 'react'
import { Logo } from '@/components/site/header/logo'
import { Nav } from '@/components/site/header/nav'
import { SkipLink } from '@/components/site/header/skip-link'
import { TopBar } from '@/components/site/header/top-bar'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { CashTitle } from './cash-title'
import { Footer } from './footer'
import { PhoneTabs } from './phone-tabs'

/**
 * Order, payment and success pages: top bar, navigation and footer; the page renders its own `CashHead`. No search and
 * no side menu, to avoid distraction while paying.
 */
export function CashFrame({ conf, children }: { conf: HomeConf; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar welcome={conf.distBaseConf.hdrBarWelceWord} />
      <Nav entries={conf.treeMenuButMap.pc1} isLost={conf.distId === 0} />
      {children}
      <Footer conf={conf} />
      <div className="phone-only">
        <PhoneTabs />
      </div>
    </>
  )
}

/** Logo, page title and, as children, the steps. Must be followed by `<main id="main">`. */
export function CashHead({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <header className="cash-head">
      <div className="wrap">
        <Logo name={name} />
        <CashTitle title={title} />
        {children}
      </div>
    </header>
  )
}
