export const LINK_TARGETS = ['', '_self', '_blank', '_parent', '_top'] as const
type LinkTarget = (typeof LINK_TARGETS)[number]

/** What the home page can show below its hero. `picks` are chosen accounts, official ones where there are any. */
export const HOME_MODULES = ['games', 'picks', 'props', 'coins', 'trust'] as const
export type HomeModule = (typeof HOME_MODULES)[number]

/** A place that a distributor fills: an advert, or a slide of the home page. */
export interface AdvertSlot {
  htUrl: string
  smalltitle: string
  device: string
  /** Whose emblem a slide shows; its lowest account price, where the slide names none. */
  gameId?: number
  /** A line below the title. */
  text?: string
  /** Yuan, "from" this much. */
  price?: string
  /** Word on its button. */
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
    /** Text laid over goods pictures; '' switches the watermark off. */
    watermark: string
    isTechSupport: boolean
    /** Comma-joined ids of the recommended (hot) games, in order. */
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
  /** Contacts of the technical-support panel. */
  techSupport: { phone: string; chatId: string }
  /** The BRAND block of styles/tokens.css, kept per distributor beside the other fields. */
  brand: Brand
  /** By its rules staff do not verify accounts, so pages promise no verification. Computed, never stored. */
  isUnverified?: true
}

/** As it is kept: whose it is stands beside it. */
export type SiteConf = Omit<HomeConf, 'distId' | 'isUnverified'>

export interface HomeSettings {
  /** Slogan of the hero, and the sentence below it. */
  title: string
  text: string
  /** In the order of the page; what is not named is not shown. */
  modules: HomeModule[]
  /** Numbers of goods that the shelf of picks begins with. */
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
