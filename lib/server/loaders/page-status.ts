import { FORMER_ARTICLES } from '@/lib/shared/site/legal'
import { type Subject, subjectOf } from '@/lib/shared/site/routes'
import { isUnknownPage } from '@/lib/tenant/page-access'
import { goodsPageStatus } from './load-goods'
import { isLegalKind } from './load-legal'
import { loadArticle } from './load-news'
import { loadRuling } from './load-rulings'
import { shopStatus } from './load-shop'
import { isGameShown } from './load-wares'

type PageStatus = 200 | 404 | 410

const STATUS_OF: Record<Subject, (host: string, id: string) => Promise<PageStatus>> = {
  goods: goodsPageStatus,
  article: async (host, code) => (Object.hasOwn(FORMER_ARTICLES, code) || (await loadArticle(host, code)) ? 200 : 404),
  legal: async (_host, kind) => (isLegalKind(kind) ? 200 : 404),
  shop: shopStatus,
  game: async (host, id) => (!/^\d+$/.test(id) || (await isGameShown(host, id)) ? 200 : 404),
  ruling: async (host, code) => ((await loadRuling(host, code)) ? 200 : 404),
}

/** Whether the page and its subject exist. If the API fails, the page itself decides. */
export async function pageStatus(host: string, url: Pick<URL, 'pathname' | 'searchParams'>): Promise<PageStatus> {
  if (isUnknownPage(url.pathname)) return 404
  const subject = subjectOf(url.pathname, url.searchParams)
  return subject ? STATUS_OF[subject.about](host, subject.id).catch(() => 200) : 200
}
