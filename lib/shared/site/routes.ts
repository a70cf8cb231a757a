import { LIST_PARAMETERS } from '../goods/list-parameters'
import { SOLD_ORDERS_PATH } from '../trade/order-list'
import { LEGAL_KINDS, legalPath } from './legal'
import { NEWS_CATEGORIES } from './news'

/** The central table of pages, read by middleware, page cache, sitemap, navigation and the all-routes test. */
type Frame = 'site' | 'bare' | 'chat' | 'centre' | 'news' | 'leaderboard' | 'booking' | 'mobile' | 'staff'

export type Subject = 'goods' | 'article' | 'legal' | 'ruling' | 'shop' | 'game'

export interface PageRoute {
  /** `{name}` matches one segment. */
  path: string
  access: 'public' | 'login'
  frame: Frame
  /** Seconds a rendered page is fresh, and then served stale while it is rendered again. Absent: never cached. */
  cache?: { fresh: number; stale: number }
  /**
   * Purge tags in addition to `dist:{id}`, which every page has; `{name}` is replaced by the parameter (see
   * page-tags.ts).
   */
  tags?: readonly string[]
  /** Query parameters that change the page; all others are dropped before rendering. */
  query?: readonly string[]
  /**
   * The object the page is about; if it does not exist, the page is a 404. Its id is the path parameter, else the first
   * query parameter.
   */
  about?: Subject
  /** The address that replaced the page; it is redirected there with its query. */
  movedTo?: string
  /** Listed in the page sitemap. */
  listed: boolean
  /** Addresses listed in the sitemap instead of the path. */
  sitemap?: readonly string[]
}

const PAGE = { fresh: 60, stale: 600 } as const
const shown = (path: string, frame: Frame, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  access: 'public',
  frame,
  cache: PAGE,
  listed: !path.includes('{'),
  ...more,
})
/** Pages that should not be found by search: login, leaving the site, and mobile pages, which desktop pages link to. */
const unlisted = (path: string, frame: Frame, more: Partial<PageRoute> = {}): PageRoute =>
  shown(path, frame, { listed: false, ...more })
/** A page about one item. */
const item = (path: string, frame: Frame, more: Partial<PageRoute> = {}): PageRoute =>
  shown(path, frame, { about: 'goods', tags: ['goods:{sn}'], ...more })
/** Member pages: a shell filled by the browser's own authenticated calls. */
const member = (path: string, frame: Frame, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  access: 'login',
  frame,
  listed: false,
  ...more,
})

const LIST_QUERY = [
  ...LIST_PARAMETERS,
  'page',
  // a number range as sent by its form: the page redirects to the address with `attrs`
  'key',
  'low',
  'high',
] as const
const centre = (path: string, more: Partial<PageRoute> = {}) => member(`/center${path}`, 'centre', more)

const NEWS_LISTS = [
  '/news',
  '/news?type=1',
  '/news?type=2',
  ...Object.keys(NEWS_CATEGORIES).map((category) => `/news?category=${category}`),
]

/** Demands are accepted quickly, so the page is cached only for a moment. */
const hall = (path: string): PageRoute =>
  shown(path, 'site', {
    query: ['view', 'gid', 'min', 'max', 'hours', 'level', 'booster', 'sort', 'refused', 'page'],
    tags: ['plans', 'games'],
    cache: { fresh: 10, stale: 60 },
    sitemap: [path],
  })

export const ROUTES: readonly PageRoute[] = [
  shown('/', 'site', { tags: ['home', 'shelf:-:-', 'news', 'plans'] }),
  shown('/wares', 'site', {
    about: 'game',
    query: LIST_QUERY,
    tags: ['shelf:{gid}:{gt|1}', 'games'],
    sitemap: ['/wares?gt=1'],
  }),
  item('/detail/{sn}', 'site'),
  item('/JDetail/{sn}', 'site'),
  unlisted('/detail', 'site'),
  member('/wares/myBrowseGoods', 'site'),
  member('/wares/{sn}/order', 'site'),
  member('/wares/{sn}/pay', 'site'),
  member('/wares/{sn}/success', 'site'),
  member('/goods/{sn}/order', 'site'),
  member('/goods/{sn}/pay', 'site'),
  member('/goods/{sn}/success', 'site'),
  member('/goods/success', 'site'),
  unlisted('/login', 'bare'),
  unlisted('/login/back', 'bare'),
  unlisted('/login/site', 'bare'),
  unlisted('/register', 'bare'),
  member('/chatSystem', 'chat'),
  centre(''),
  centre('/buyers'),
  centre('/buyers/buyRecord'),
  centre('/buyers/buyBargainGoods'),
  centre('/buyers/buyComplaint'),
  centre('/buyers/buyGuarantee'),
  centre('/buyers/buyGoodsOrder'),
  centre('/buyers/buyLikedGoods'),
  centre('/buyers/buyWanted'),
  centre('/buyers/buyBlackList'),
  centre('/buyers/buyOrderDetail'),
  centre('/buyers/buyFastGold'),
  centre('/buyers/buyFastGoldDetail'),
  centre('/agreement/{orderSn}'),
  centre('/questions'),
  centre('/inquiries'),
  centre('/notifications'),
  centre('/restrictions'),
  centre('/sell'),
  centre('/sell/sellOutGoods'),
  centre('/sell/sellOrder', { movedTo: SOLD_ORDERS_PATH }),
  centre('/sell/sellBargainGoods'),
  centre('/sell/sellWanted'),
  centre('/sell/hours'),
  centre('/sell/api'),
  centre('/sell/team'),
  centre('/buyback'),
  centre('/rent'),
  centre('/rent/publish'),
  centre('/rent/components/upShelf'),
  centre('/boosting'),
  centre('/boosting/booster'),
  centre('/boosting/boosterOrder'),
  centre('/boosting/setMeal'),
  centre('/myshop/joinshop'),
  centre('/myshop/shopmanage'),
  centre('/myshop/shopOrder'),
  centre('/mywallets'),
  centre('/mywallets/list'),
  centre('/assets/assetsFinancing'),
  centre('/myself/depositWithdraw'),
  centre('/extend/invitationCode'),
  centre('/extend/extendMyExtension'),
  centre('/mywallets/withdrawal'),
  centre('/myself/cashWithdrawal'),
  centre('/myself/changeAliAccount'),
  centre('/myself/recharge'),
  centre('/myself/myselfInfo'),
  centre('/myself/identityAuthentication'),
  centre('/myself/changePayPassword'),
  centre('/myself/accountSecurity'),
  centre('/myself/changeEmail'),
  centre('/myself/changePassword'),
  centre('/myself/changePhone'),
  centre('/myself/closeAccount'),
  centre('/myself/thirdPartyBinding'),

  shown('/shop/{code}', 'site', {
    about: 'shop',
    query: ['gid', 'gt', 'minPrice', 'maxPrice', 'sort', 'refused', 'page'],
    tags: ['shop:{code}', 'shelf:{gid}:{gt}'],
  }),
  shown('/wanted', 'site', { query: ['gid', 'gt', 'page'], tags: ['wants', 'games'] }),
  member('/wanted/publish', 'site'),
  member('/recycle/request', 'site'),
  member('/intermediary/invitation', 'site'),
  member('/intermediary/deals', 'site'),

  unlisted('/advertisingTransit', 'bare'),
  shown('/allgame', 'site', { tags: ['games', 'shelf:-:-'] }),
  shown('/competition', 'site', {
    query: ['gid', 'day'],
    tags: ['matches', 'games'],
    cache: { fresh: 30, stale: 120 },
  }),
  member('/customerAssess', 'bare'),
  shown('/dealshow', 'site', { query: ['gid', 'days', 'page'], tags: ['deals:{gid}', 'games'] }),
  shown('/dealshow/selltime', 'site', { query: ['gid', 'days', 'page'], tags: ['deals:{gid}', 'games'] }),
  shown('/eventCase', 'site', { query: ['kind', 'gid', 'page'], tags: ['rulings', 'games', 'restrictions'] }),
  unlisted('/eventCase/detail', 'site', { about: 'ruling', query: ['code'], tags: ['rulings'] }),
  unlisted('/forgetPassword', 'bare'),
  member('/login/scan', 'bare'),
  member('/faceCheck', 'bare'),
  shown('/gj-wzry', 'site', { tags: ['sales', 'games'] }),
  shown('/gj-wzry/hpjyEvaluator', 'site', { tags: ['sales', 'games'] }),
  unlisted('/index-copy', 'site', { tags: ['home', 'shelf:-:-', 'news', 'plans'] }),
  unlisted('/jump', 'bare', { query: ['url'], cache: undefined }),
  shown('/kfyz', 'site'),
  shown('/service', 'site'),
  unlisted('/service/case', 'site'),
  shown('/kfyz/agreement', 'site'),
  shown('/lotterydraw', 'site', { tags: ['lottery'] }),
  member('/lotterydraw/myCoupon', 'centre'),
  shown('/recycle', 'site', { tags: ['sales', 'games'] }),
  unlisted('/test', 'bare', { cache: undefined }),
  unlisted('/uvStatistics', 'bare'),
  shown('/news', 'news', { query: ['type', 'category', 'page'], tags: ['news'], sitemap: NEWS_LISTS }),
  shown('/legal/{kind}', 'news', {
    about: 'legal',
    listed: true,
    query: ['version'],
    tags: ['legal'],
    sitemap: LEGAL_KINDS.map((kind) => legalPath(kind)),
  }),
  shown('/news/{code}', 'news', { about: 'article', tags: ['news'] }),
  shown('/black', 'site', { tags: ['rulings'] }),
  shown('/black/blackList', 'site', { query: ['gid', 'reason', 'page'], tags: ['rulings', 'games'] }),
  unlisted('/black/center', 'site'),
  shown('/black/releaseBlack', 'site', { tags: ['games'] }),
  shown('/black/zhgs', 'site', { query: ['gid', 'page'], tags: ['rulings', 'games'] }),
  shown('/black/{sn}', 'site', { about: 'ruling', tags: ['rulings'] }),
  shown('/wares/goldRecycling', 'site', {
    query: ['gid', 'amount'],
    tags: ['shelf:{gid}:2', 'games', 'coins'],
  }),
  shown('/wares/hotShoppingMall', 'site', {
    query: ['gt', 'gid', 'quickCoinType', 'areaId', 'serverId', 'amount', 'unit', 'sort', 'page'],
    tags: ['shelf:{gid}:-', 'games', 'coins'],
  }),
  item('/wares/{sn}/timePurchase', 'site', { query: ['unit', 'num'] }),
  item('/detailVirtual/{sn}', 'site'),
  member('/fastGold/{sn}/order', 'site'),
  member('/fastGold/fastGoldOrder', 'site'),
  hall('/convoy/convoy'),
  hall('/convoy/gameBoosting'),
  shown('/intermediary/intermediary', 'site', { tags: ['games'] }),
  shown('/open', 'site'),
  shown('/tool/tool', 'site', { query: ['gid', 'gt', 'price'], tags: ['games'] }),
  shown('/specilPage/businessCooperation', 'site'),
  shown('/specilPage/businessRecycling', 'site', { tags: ['sales', 'games'] }),
  shown('/specilPage/createAccountInfo', 'site', { query: ['gid'], tags: ['games'] }),
  shown('/specilPage/hpjyEvaluator', 'site', { tags: ['sales', 'games'] }),
  shown('/campaign/booking/seasonBooking', 'booking', { query: ['seasonId', 'service'], tags: ['seasons'] }),
  shown('/campaign/booking/seasonOrder', 'booking', { tags: ['seasons'] }),
  shown('/campaign/leaderboard/leaderboardAcquisition', 'leaderboard', { query: ['period'], tags: ['boards'] }),
  shown('/campaign/leaderboard/leaderboardStatement', 'leaderboard', { query: ['period'], tags: ['boards'] }),
  member('/staff/verify', 'staff'),
  member('/desk', 'staff'),
  member('/desk/{room}', 'staff'),
  member('/console', 'staff'),
  member('/console/{screen}', 'staff'),
  unlisted('/h', 'mobile', { tags: ['home', 'shelf:-:-', 'news', 'plans'] }),
  item('/h/goodsDetail/{sn}', 'mobile'),
]

interface RouteMatch {
  route: PageRoute
  params: Record<string, string>
}

const compiled = ROUTES.map((route) => ({
  route,
  literal: !route.path.includes('{'),
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))
const literals = new Map(compiled.filter((c) => c.literal).map((c) => [c.route.path, c.route]))
const patterns = compiled.filter((c) => !c.literal)

/** Path without query; a trailing slash is ignored. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const route = literals.get(path)
  if (route) return { route, params: {} }
  for (const c of patterns) {
    const found = c.pattern.exec(path)
    if (found) return { route: c.route, params: { ...found.groups } }
  }
  return undefined
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The object a page is about. undefined: nothing that could be missing; a case without a code shows the newest one. */
export function subjectOf(pathname: string, query: URLSearchParams): { about: Subject; id: string } | undefined {
  const { route, params } = matchRoute(pathname) ?? {}
  if (!route?.about) return undefined
  const [inPath] = Object.values(params ?? {})
  const inQuery = route.about === 'game' ? 'gid' : (route.query?.[0] ?? '')
  const id = inPath === undefined ? query.get(inQuery) : decoded(inPath)
  return id === null ? undefined : { about: route.about, id }
}
