import type { SiteConf } from '@/lib/shared/site/home-conf'
import type { SiteDraft } from './types'

export interface Change {
  key: string
  label: string
  /** Selector in the preview; absent: not visible there. */
  mark?: string
}

interface FieldRow extends Change {
  of: (site: SiteDraft) => unknown
}

const conf =
  (pick: (conf: SiteConf) => unknown) =>
  ({ conf }: SiteDraft): unknown =>
    pick(conf)

/** Fields that may differ between published site and draft, in form order. */
const FIELDS: readonly FieldRow[] = [
  { key: 'websiteName', label: '站点名', of: conf((c) => c.distBaseConf.websiteName) },
  { key: 'websiteDesc', label: '搜索描述', of: conf((c) => c.distBaseConf.websiteDesc) },
  { key: 'webKeyWordStr', label: '搜索关键词', of: conf((c) => c.distBaseConf.webKeyWordStr) },
  { key: 'welcome', label: '欢迎语', of: conf((c) => c.distBaseConf.hdrBarWelceWord), mark: '.topbar' },
  { key: 'watermark', label: '图片水印', of: conf((c) => c.distBaseConf.watermark) },
  { key: 'logo', label: '标志', of: conf((c) => [c.pictArea.logo, c.brand.logoRatio]), mark: '.logo' },
  { key: 'icon', label: '图标', of: conf((c) => c.pictArea.webIcon) },
  { key: 'back', label: '背景图', of: conf((c) => c.pictArea.backImg), mark: 'section[aria-label="交易方式"]' },
  { key: 'qr', label: '二维码', of: conf((c) => c.pictArea.qrCode) },
  {
    key: 'primary',
    label: '主色',
    of: conf(({ brand: b }) => [b.primary, b.onPrimary, b.primaryText]),
    mark: '.search-go',
  },
  { key: 'accent', label: '强调色', of: conf(({ brand: b }) => [b.accent, b.onAccent]) },
  {
    key: 'ground',
    label: '背景色',
    of: conf(({ brand: b }) => [b.bgColor, b.bgScrim, b.onBg]),
    mark: 'section[aria-label="交易方式"]',
  },
  { key: 'radius', label: '圆角', of: conf((c) => c.brand.radius) },
  { key: 'home', label: '首页标语', of: conf((c) => [c.home.title, c.home.text]), mark: 'main h1' },
  { key: 'modules', label: '首页版块', of: conf((c) => [c.home.modules, c.home.picks]) },
  { key: 'nav', label: '导航', of: conf((c) => c.treeMenuButMap), mark: '.nav' },
  { key: 'adverts', label: '广告位', of: conf((c) => c.adverPosMap) },
  { key: 'foot', label: '页脚链接', of: conf((c) => c.notifBits), mark: '.footer' },
  { key: 'quals', label: '资质图标', of: conf((c) => c.botQuals), mark: '.footer' },
  { key: 'records', label: '备案与版权', of: conf((c) => c.bottomVerInfo), mark: '.footer' },
  { key: 'hot', label: '热门游戏', of: conf((c) => c.distBaseConf.recGameStr), mark: '.search-hot' },
  { key: 'games', label: '经营的游戏', of: ({ gameIds }) => gameIds },
  {
    key: 'contacts',
    label: '客服与技术支持',
    of: conf((c) => [c.customerBlock, c.techSupport, c.distBaseConf.isTechSupport]),
  },
  { key: 'stat', label: '统计脚本', of: conf((c) => c.distBaseConf.statTrafScript) },
]

export const changesOf = (published: SiteDraft, draft: SiteDraft): Change[] =>
  FIELDS.filter(({ of }) => JSON.stringify(of(published)) !== JSON.stringify(of(draft))).map(
    ({ key, label, mark }) => ({
      key,
      label,
      mark,
    }),
  )
