import { readPage } from '@/lib/shared/normalize/page-number'
import { ANNOUNCEMENT, isNewsCategory, NEWS_CATEGORIES, type NewsCategory, PLATFORM_NEWS } from '@/lib/shared/site/news'

/** Filters in the address of a news list; invalid values count as absent. */
export interface NewsQuery {
  type?: typeof ANNOUNCEMENT | typeof PLATFORM_NEWS
  /** A section of platform news; the type is then omitted from the address. */
  category?: NewsCategory
  page: number
}

export function readNewsQuery(params: Record<string, string | string[] | undefined>): NewsQuery {
  const text = (name: string) => String([params[name]].flat()[0] ?? '').trim()
  const page = readPage(text('page'))
  const type = ([ANNOUNCEMENT, PLATFORM_NEWS] as const).find((one) => String(one) === text('type'))
  const category = text('category')
  if (type !== ANNOUNCEMENT && isNewsCategory(category)) return { category, page }
  return { type, page }
}

/** Parameters of the list's canonical address, in the order of the route table. */
export const newsParams = ({ type, category, page }: NewsQuery) => ({
  type: category ? undefined : type,
  category,
  page: page > 1 ? page : undefined,
})

export function newsHref(query: NewsQuery): string {
  const pairs = Object.entries(newsParams(query)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length > 0 ? `/news?${new URLSearchParams(pairs)}` : '/news'
}

/** Heading, title and description of a list. */
export function newsHeading({ type, category }: NewsQuery): { title: string; text: string } {
  if (category) return { title: NEWS_CATEGORIES[category], text: SECTION_TEXT[category] }
  if (type === ANNOUNCEMENT)
    return { title: '网站公告', text: '规则调整、服务时间、维护与处罚公示，以此处发布的内容为准。' }
  if (type === PLATFORM_NEWS) return { title: '平台资讯', text: '平台动态、游戏资讯、交易攻略、行情观察与安全防骗。' }
  return { title: '资讯中心', text: '网站公告与平台资讯，交易前看一眼，少走弯路。' }
}

const SECTION_TEXT: Record<NewsCategory, string> = {
  platform: '新功能、新服务和平台活动。',
  game: '版本更新、赛季与活动，和它们对账号价值的影响。',
  guide: '买号、卖号、租号、游戏币交易的步骤与注意事项。',
  market: '由本站成交整理的价格走势与热门品类。',
  safety: '常见骗术、核验方法和被骗后的处理办法。',
}
