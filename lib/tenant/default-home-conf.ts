import { sceneUrl } from '@/lib/shared/pictures/art-url'
import type { Brand, HomeConf, HomeSettings } from '@/lib/shared/site/home-conf'

/** The BRAND block of styles/tokens.css. */
export const DEFAULT_BRAND: Brand = {
  primary: '#1E46A8',
  onPrimary: '#FFFFFF',
  primaryText: '#1E46A8',
  accent: '#F2B541',
  onAccent: '#2B1D00',
  radius: 6,
  bgColor: '#14307C',
  bgScrim: 'transparent',
  onBg: '#FFFFFF',
  logoRatio: 3.4,
}

const DEFAULT_HOME: HomeSettings = {
  title: '先验号，后放款',
  text: '货款托管，客服陪同验号，确认收货才放款',
  modules: ['games', 'picks', 'props', 'coins', 'trust'],
  picks: [],
}

/** Used if a distributor's own object cannot be loaded: neutral, without anyone's claims, numbers or contacts. */
export const DEFAULT_HOME_CONF: HomeConf = {
  distId: 0,
  distBaseConf: {
    websiteName: '衡集游戏交易',
    websiteDesc: '游戏账号、租号、道具、游戏币、代练与回收，平台托管货款，客服陪同验号。',
    webKeyWordStr: '游戏交易,账号交易,租号,游戏币,道具,代练',
    hdrBarWelceWord: '欢迎来到衡集，买号租号请认准站内担保',
    watermark: '',
    isTechSupport: false,
    recGameStr: '',
    statTrafScript: '',
  },
  pictArea: {
    webIcon: '/brand/hengji-icon.svg',
    backImg: sceneUrl('night'),
    logo: '/brand/hengji-logo.svg',
    qrCode: '',
  },
  botQuals: [],
  notifBits: [],
  bottomVerInfo: { icpNum: '', busLicense: '', pubSecCase: '', copyInfo: '', copyright: '' },
  treeMenuButMap: { pc1: [] },
  adverPosMap: {},
  home: DEFAULT_HOME,
  customerBlock: { serviceNum: '' },
  techSupport: { phone: '', chatId: '' },
  brand: DEFAULT_BRAND,
}
