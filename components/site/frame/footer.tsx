import type { HomeConf } from '@/lib/shared/site/home-conf'
import { type FooterConf, FooterView } from './footer-view'

/** Used for a distributor without its own links. */
const DEFAULT_LINKS: HomeConf['notifBits'] = [
  { title: '关于我们', url: '/news/about' },
  { title: '合作伙伴', url: '/news/partners' },
  { title: '合作联系', url: '/specilPage/businessCooperation' },
  { title: '隐私政策', url: '/legal/privacy' },
  { title: '客服中心', url: '/service' },
  { title: '投诉建议', url: '/news/complaints' },
  { title: '免责声明', url: '/news/disclaimer' },
  { title: '诚聘英才', url: '/news/careers' },
  { title: '商家入驻', url: '/center/myshop/joinshop' },
  { title: '新游合作', url: '/news/new-games' },
  { title: '安全保障', url: '/news/security' },
]

/** Only displayed data is sent to the browser. */
export const footerConf = (conf: HomeConf): FooterConf => ({
  notifBits: conf.notifBits.length > 0 ? conf.notifBits : DEFAULT_LINKS,
  botQuals: conf.botQuals.map(filled),
  bottomVerInfo: conf.bottomVerInfo,
  ...(conf.distId === 0 && { isLost: true }),
  ...(conf.distBaseConf.isTechSupport && { support: conf.techSupport }),
})

/** Without empty fields and the default of `SafeLink`. */
const filled = (qual: HomeConf['botQuals'][number]): FooterConf['botQuals'][number] =>
  Object.fromEntries(Object.entries(qual).filter(([, text]) => text !== '' && text !== '_blank'))

export const Footer = ({ conf }: { conf: HomeConf }) => <FooterView {...footerConf(conf)} />
