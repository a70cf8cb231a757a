import type { HomeConf } from '@/lib/shared/home-conf'
import { type FooterConf, FooterView } from './footer-view'

/** Only what is shown travels to the browser. */
export const footerConf = (conf: HomeConf): FooterConf => ({
  notifBits: conf.notifBits,
  botQuals: conf.botQuals.map(filled),
  bottomVerInfo: conf.bottomVerInfo,
  ...(conf.distId === 0 && { isLost: true }),
  ...(conf.distBaseConf.isTechSupport && { support: conf.techSupport }),
})

const filled = (qual: HomeConf['botQuals'][number]): FooterConf['botQuals'][number] =>
  Object.fromEntries(Object.entries(qual).filter(([, text]) => text !== ''))

export const Footer = ({ conf }: { conf: HomeConf }) => <FooterView {...footerConf(conf)} />
