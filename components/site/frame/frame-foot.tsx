'use client'

import { SideMenu } from '@/components/site/header/side-menu'
import { type FooterConf, FooterView } from './footer-view'
import { PhoneTabs } from './phone-tabs'

/** What stands beside and below a page. One client component: it travels with every page, once and as data. */
export const FrameFoot = ({ serviceNum, footer }: { serviceNum: string; footer: FooterConf }) => (
  <>
    <SideMenu serviceNum={serviceNum} />
    <FooterView {...footer} />
    <div className="phone-only">
      <PhoneTabs />
    </div>
  </>
)
