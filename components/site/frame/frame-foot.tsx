'use client'

import { SideMenu } from '@/components/site/header/side-menu'
import { type FooterConf, FooterView } from './footer-view'
import { PhoneTabs } from './phone-tabs'

/** Content next to and below every page. One client component, so that it is sent only once and as data. */
export const FrameFoot = ({ serviceNum, footer }: { serviceNum: string; footer: FooterConf }) => (
  <>
    <SideMenu serviceNum={serviceNum} />
    <FooterView {...footer} />
    <div className="phone-only">
      <PhoneTabs />
    </div>
  </>
)
