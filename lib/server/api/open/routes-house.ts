import { choice, integer, like, text, time, type View } from './fields'
import type { OpenRoutes } from './route'
import { PAYOUT } from './routes-trade'

const SHOWN_ORDER = {
  sn: 'orderSn',
  title: 'title',
  game: 'gameName',
  mode: 'modeName',
  status: 'statusName',
  frozen: 'isFrozen',
  site: 'distId',
  buyer: 'buyer',
  seller: 'seller',
  total: 'total',
  createdAt: time('createTime'),
  paidAt: time('paidTime'),
} as const satisfies View
const ORDER_FILE: View = {
  ...SHOWN_ORDER,
  goods: 'goods',
  cover: 'cover',
  deposit: 'deposit',
  discount: 'discount',
  fee: 'fee',
  timeline: 'process',
  transfers: 'transfers',
}
const SITE_PAYOUT: View = { ...PAYOUT, by: 'by' }

const SHOWN_ARTICLE = {
  code: 'code',
  type: 'type',
  category: 'category',
  title: 'title',
  summary: 'summary',
  game: 'gameId',
  publishedAt: time('createTime'),
} as const satisfies View
const LISTED_ARTICLE: View = { ...SHOWN_ARTICLE, published: 'isOut' }
const ARTICLE: View = { ...SHOWN_ARTICLE, html: 'html' }

/** What a distributor or the platform reads with its own keys: as the console shows it to the member who made the key. */
export const HOUSE_ROUTES: OpenRoutes = {
  'GET /site/orders': {
    summary: '列出本站订单，从新到旧；平台的密钥可查各站',
    scope: 'site.orders.read',
    runs: 'GET /console/orders',
    fields: {
      status: choice('status', { unpaid: '0', paid: '1', delivered: '2', completed: '3' }),
      site: integer('dist', '站点编号，仅平台可用'),
      from: text('from', '下单日期从，YYYY-MM-DD（北京时间）'),
      to: text('to', '下单日期到，含当天'),
    },
    view: SHOWN_ORDER,
    list: { rows: 'list', cursor: 'orderSn', size: 'pageSize' },
  },
  'GET /site/orders/{sn}': {
    summary: '查看本站的一笔订单，含进度和资金明细',
    scope: 'site.orders.read',
    runs: 'GET /console/order',
    path: { sn: 'orderSn' },
    view: ORDER_FILE,
  },
  'GET /site/payouts': {
    summary: '列出分成提现，从新到旧',
    scope: 'site.payouts.read',
    runs: 'GET /console/sharePayouts',
    fields: {
      sn: like(text('withdrawalSn', '只看这一笔提现'), 'W20261120100000000001'),
      from: text('from', '申请日期从，YYYY-MM-DD（北京时间）'),
      to: text('to', '申请日期到，含当天'),
    },
    view: SITE_PAYOUT,
    list: { rows: 'list', cursor: 'withdrawalSn', size: 'pageSize' },
  },
  'GET /site/books': {
    summary: '列出每笔订单的分成，从新到旧；平台的密钥可查各站',
    scope: 'books.read',
    runs: 'GET /console/shares',
    fields: {
      site: integer('dist', '站点编号，仅平台可用'),
      from: text('from', '入账日期从，YYYY-MM-DD（北京时间）'),
      to: text('to', '入账日期到，含当天'),
    },
    view: {
      id: 'moveId',
      site: 'distId',
      order: 'orderSn',
      memo: 'memo',
      amount: 'amount',
      margin: 'margin',
      balance: 'balance',
      createdAt: time('createTime'),
    },
    list: { rows: 'list', cursor: 'moveId', size: 'pageSize' },
  },
  'GET /site/articles': {
    summary: '列出本站文章，最近发布的在前，含未发布的，不含正文',
    scope: 'site.articles.read',
    runs: 'GET /console/articles',
    fields: {
      type: like(
        choice('type', { document: '0', announcement: '1', news: '2' }, '固定页面、官方公告或平台资讯'),
        'news',
      ),
    },
    view: LISTED_ARTICLE,
    list: { rows: 'list', cursor: 'code', size: 'pageSize' },
  },
  'GET /site/articles/{code}': {
    summary: '查看本站的一篇文章，含正文',
    scope: 'site.articles.read',
    runs: 'GET /console/article',
    path: { code: 'code' },
    view: ARTICLE,
  },
}
