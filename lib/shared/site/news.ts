/** news.type in the API. */
export const DOCUMENT = 0
export const ANNOUNCEMENT = 1
export const PLATFORM_NEWS = 2

/** Sections of the platform's news, in tab order. */
export const NEWS_CATEGORIES = {
  platform: '平台动态',
  game: '游戏资讯',
  guide: '交易攻略',
  market: '行情观察',
  safety: '安全防骗',
} as const
export type NewsCategory = keyof typeof NEWS_CATEGORIES

export const isNewsCategory = (text: string): text is NewsCategory => Object.hasOwn(NEWS_CATEGORIES, text)

/** Tag shown in front of a title. */
export function newsKind(row: { type: number; category: string }): string {
  if (row.type === ANNOUNCEMENT) return '公告'
  if (row.type === DOCUMENT) return '文档'
  return isNewsCategory(row.category) ? NEWS_CATEGORIES[row.category] : '资讯'
}

export const newsPath = (code: string): string => `/news/${encodeURIComponent(code)}`

/** The fixed article about complaints through WeChat. */
export const WECHAT_COMPLAINTS = 'wechat-complaints'
