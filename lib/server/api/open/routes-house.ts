import { choice, integer, text, time, type View } from './fields'
import type { OpenRoutes } from './route'

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
const PAYOUT: View = {
  sn: 'withdrawalSn',
  state: 'state',
  stateText: 'stateName',
  says: 'says',
  amount: 'amount',
  fee: 'fee',
  arrives: 'arrives',
  payee: 'payee',
  by: 'by',
  createdAt: time('createTime'),
}

/** What a distributor or the platform reads with its own keys: as the console shows it to the member who made the key. */
export const HOUSE_ROUTES: OpenRoutes = {
  'GET /site/orders': {
    summary: 'List orders of the own site, newest first; a key of the platform: of all sites',
    scope: 'site.orders.read',
    runs: 'GET /console/orders',
    fields: {
      status: choice('status', { unpaid: '0', paid: '1', delivered: '2', completed: '3' }),
      site: integer('dist', 'for the platform'),
      from: text('from', 'YYYY-MM-DD, Beijing: ordered on this day or later'),
      to: text('to', 'ordered on this day or earlier'),
    },
    view: SHOWN_ORDER,
    list: { rows: 'list', cursor: 'orderSn', size: 'pageSize' },
  },
  'GET /site/orders/{sn}': {
    summary: 'Get an order of the own site with its timeline and ledger transfers',
    scope: 'site.orders.read',
    runs: 'GET /console/order',
    path: { sn: 'orderSn' },
    view: ORDER_FILE,
  },
  'GET /site/payouts': {
    summary: 'List payouts of the share of a distributor, newest first',
    scope: 'site.payouts.read',
    runs: 'GET /console/sharePayouts',
    fields: { sn: text('withdrawalSn', 'this one alone') },
    view: PAYOUT,
    list: { rows: 'list', cursor: 'withdrawalSn', size: 'pageSize' },
  },
  'GET /site/books': {
    summary: 'List the income of the fee share per order, newest first; a key of the platform: of all sites',
    scope: 'books.read',
    runs: 'GET /console/shares',
    fields: { site: integer('dist', 'for the platform') },
    view: {
      id: 'moveId',
      site: 'distId',
      memo: 'memo',
      amount: 'amount',
      margin: 'margin',
      balance: 'balance',
      createdAt: time('createTime'),
    },
    list: { rows: 'list', cursor: 'moveId', size: 'pageSize' },
  },
  'GET /site/articles/{code}': {
    summary: 'Get an article of the own house with its text',
    scope: 'site.articles.read',
    runs: 'GET /console/article',
    path: { code: 'code' },
    view: {
      code: 'code',
      type: 'type',
      category: 'category',
      title: 'title',
      summary: 'summary',
      game: 'gameId',
      html: 'html',
      publishedAt: time('createTime'),
    },
  },
}
