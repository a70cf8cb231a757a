import type { HomeConf } from '@/lib/shared/home-conf'
import { FooterView } from './footer-view'

/** Only what is shown travels to the browser. */
export const Footer = ({ conf }: { conf: HomeConf }) => (
  <FooterView
    notifBits={conf.notifBits}
    botQuals={conf.botQuals}
    bottomVerInfo={conf.bottomVerInfo}
    support={conf.distBaseConf.isTechSupport ? conf.techSupport : undefined}
  />
)
