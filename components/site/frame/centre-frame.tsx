import { Suspense } from 'react'
import { CentreMenu, CentreMenuWait } from '@/components/site/header/centre-menu'
import { BellLoader } from './bell-loader'
import { ServiceNotice } from './service-notice'
import { type FrameProps, SiteFrame } from './site-frame'

/**
 * The site frame with the account menu on the left. Pages render their panels, and the member header first, in the
 * right column.
 */
export function CentreFrame({ children, ...frame }: FrameProps) {
  return (
    <SiteFrame {...frame} isCentre>
      <ServiceNotice />
      <BellLoader />
      <div className="wrap center rooms">
        <Suspense fallback={<CentreMenuWait />}>
          <CentreMenu />
        </Suspense>
        <div className="c-main">{children}</div>
      </div>
    </SiteFrame>
  )
}
