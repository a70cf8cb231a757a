import { EVENT_PAGES, NAV_PAGES } from './nav-pages'
import { matchRoute } from './routes'

/** Pages outside of the navigation that visitors open often. */
const OTHERS: Readonly<Record<string, string>> = {
  '/h': '手机首页',
  '/detail/{sn}': '账号详情',
  '/detailVirtual/{sn}': '道具与游戏币详情',
  '/h/goodsDetail/{sn}': '手机商品详情',
  '/goods/{sn}/order': '账号下单',
  '/wares/{sn}/order': '道具下单',
  '/goods/{sn}/pay': '账号付款',
  '/wares/{sn}/pay': '道具付款',
  '/wares': '商品列表',
  '/shop/{code}': '店铺',
  '/news/{code}': '资讯正文',
  '/login': '登录',
  '/register': '注册',
  '/chatSystem': '订单群聊',
  '/center/rent': '出租发布',
  '/center/sell': '出售发布',
  '/black': '黑名单查询',
  '/kfyz': '客服验真',
  '/intermediary/intermediary': '担保交易',
  '/tool/tool': '交易工具',
  '/gj-wzry': '账号估价',
}
const NAMES = new Map([
  ...[...NAV_PAGES, ...EVENT_PAGES]
    .filter(({ htUrl }) => !htUrl.includes('?'))
    .map(({ title, htUrl }) => [htUrl, title] as const),
  ...Object.entries(OTHERS),
])

/** The page of the route table that an address belongs to; null: none, or one of the staff. */
export function pageOf(path: string): string | null {
  const route = matchRoute(path)?.route
  return route && route.frame !== 'staff' ? route.path : null
}

/** What a page of the route table is called in statistics. */
export const pageName = (page: string): string =>
  NAMES.get(page) ?? (page.startsWith('/center/') ? '个人中心其他页' : page)
