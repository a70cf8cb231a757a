/** What a key of the seller API may do; the names are shown where a key is created. */
export const API_SCOPES = {
  'goods.read': '查看商品',
  'goods.write': '发布和修改商品',
  'orders.read': '查看卖出的订单',
  'orders.deliver': '发货和取消订单',
  'offers.read': '查看币商报价',
  'offers.write': '修改币商报价',
  'questions.read': '查看提问和议价',
  'questions.write': '回复提问和议价',
  'statements.read': '查看数据和收支',
  'webhooks.write': '管理事件通知',
} as const
export type SellerScope = keyof typeof API_SCOPES
export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as [SellerScope, ...SellerScope[]]

/** What a key of a distributor or of the platform may read, as far as the member of staff who made it may. */
export const HOUSE_SCOPES = {
  'site.orders.read': '查看本站订单',
  'site.payouts.read': '查看分成提现',
  'site.articles.read': '查看文章',
  'books.read': '查看分成明细',
} as const
type HouseScope = keyof typeof HOUSE_SCOPES
export const HOUSE_SCOPE_NAMES = Object.keys(HOUSE_SCOPES) as [HouseScope, ...HouseScope[]]
export type ApiScope = SellerScope | HouseScope
export const ALL_SCOPES: Readonly<Record<ApiScope, string>> = { ...API_SCOPES, ...HOUSE_SCOPES }
export const ALL_SCOPE_NAMES = [...API_SCOPE_NAMES, ...HOUSE_SCOPE_NAMES] as [ApiScope, ...ApiScope[]]

/** What a key works on: the real goods and orders, or those of test mode. */
export const KEY_MODES = { live: '正式', test: '测试' } as const
export type KeyMode = keyof typeof KEY_MODES
export const KEY_MODE_NAMES = Object.keys(KEY_MODES) as [KeyMode, ...KeyMode[]]

/** Every key begins with one of them, so that scanners find one that was published by mistake. */
export const KEY_PREFIXES = { live: 'sk_live_', test: 'sk_test_' } as const satisfies Record<KeyMode, string>
/** Keys in use per account. */
export const MOST_KEYS = 10
export const MOST_ADDRESSES = 20
/** Calls per key and minute. */
export const CALLS_A_MINUTE = 300
/** How long calls are logged. */
export const CALL_LOG_DAYS = 30
export const API_KEYS_PATH = '/center/sell/api'
