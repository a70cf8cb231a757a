export const LINK_TARGETS = ['', '_self', '_blank', '_parent', '_top'] as const
type LinkTarget = (typeof LINK_TARGETS)[number]

/** Sections the home page can show below its hero. `picks` are selected accounts, official ones if available. */
export const HOME_MODULES = ['games', 'picks', 'props', 'coins', 'trust'] as const
export type HomeModule = (typeof HOME_MODULES)[number]

/** A slot that a distributor fills: an advert, or a slide of the home page. */
export interface AdvertSlot {
  htUrl: string
  smalltitle: string
  device: string
  /** Game whose emblem a slide shows, and whose lowest account price is shown if the slide has no price. */
  gameId?: number
  /** A line below the title. */
  text?: string
  /** Starting price in yuan. */
  price?: string
  /** Text of its button. */
  button?: string
}

/** The distributor site object. Optional lists are empty, optional texts are ''. */
export interface HomeConf {
  distId: number
  distBaseConf: {
    websiteName: string
    websiteDesc: string
    webKeyWordStr: string
    hdrBarWelceWord: string
    /** Text over goods pictures; '' disables the watermark. */
    watermark: string
    isTechSupport: boolean
    /** Comma-separated ids of the recommended (hot) games, in order. */
    recGameStr: string
    /** JSON text with sllSl, baiduSl, baiduTj, fiveoneTj: addresses of statistics scripts. */
    statTrafScript: string
  }
  pictArea: { webIcon: string; backImg: string; logo: string; qrCode: string }
  /** `tarAtt` is the link's target attribute; a line break in `caption` starts the second line. */
  botQuals: { url: string; htUrl: string; tarAtt: LinkTarget; caption: string }[]
  notifBits: { title: string; url: string }[]
  bottomVerInfo: { icpNum: string; busLicense: string; pubSecCase: string; copyInfo: string; copyright: string }
  treeMenuButMap: { pc1: { id: number; title: string; htUrl: string }[] }
  adverPosMap: Record<string, AdvertSlot[]>
  home: HomeSettings
  customerBlock: { serviceNum: string }
  /** Contacts in the technical support panel. */
  techSupport: { phone: string; chatId: string }
  /** The BRAND block of styles/tokens.css, stored per distributor with the other fields. */
  brand: Brand
  /** True if its rules have no staff verification of accounts, so pages must not promise it. Computed, never stored. */
  isUnverified?: true
}

/** The stored form; the distributor id is a separate column. */
export type SiteConf = Omit<HomeConf, 'distId' | 'isUnverified'>

/** Places where a site shows adverts. */
export const ADVERT_PLACES = { homeHero: '首页轮播', coinMall: '游戏币商城' } as const

export interface HomeSettings {
  /** Slogan of the hero, and the sentence below it. */
  title: string
  text: string
  /** In page order; modules not listed are hidden. */
  modules: HomeModule[]
  /** Goods numbers shown first on the picks shelf. */
  picks: string[]
}

export interface Brand {
  primary: string
  onPrimary: string
  primaryText: string
  accent: string
  onAccent: string
  /** px, 0-14 */
  radius: number
  bgColor: string
  bgScrim: string
  onBg: string
  /** width / height of the logo picture */
  logoRatio: number
}
