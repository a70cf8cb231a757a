/** Who receives events: a seller on a site, a site's distributor, the platform. */
export type WebhookOwnerKind = 'seller' | 'site' | 'platform'

interface EventRow {
  label: string
  owners: readonly WebhookOwnerKind[]
}
const SELLER = ['seller'] as const
const HOUSES = ['site', 'platform'] as const
const ALL = [...SELLER, ...HOUSES] as const

const row = (label: string, owners: readonly WebhookOwnerKind[]): EventRow => ({ label, owners })

/** What an endpoint may be notified of. The part before the dot names the object. */
export const WEBHOOK_EVENTS = {
  'order.paid': row('买家已付款', ALL),
  'order.delivered': row('订单已发货', ALL),
  'order.confirmed': row('已确认收货', ALL),
  'order.disputed': row('申请售后', ALL),
  'order.released': row('货款已放款', ALL),
  'order.cancelled': row('已付款的订单取消', ALL),
  'goods.approved': row('商品审核通过', SELLER),
  'goods.refused': row('商品审核未通过', SELLER),
  'goods.sold': row('商品售出', SELLER),
  'question.asked': row('有买家提问', SELLER),
  'bargain.offered': row('有买家出价', SELLER),
  'offer.assigned': row('币商报价接到订单', SELLER),
  'payout.settled': row('提现到账或退回', ALL),
  'key.revoked': row('密钥被撤销', SELLER),
  'article.saved': row('文章发布或修改', HOUSES),
  'article.removed': row('文章删除', HOUSES),
} as const satisfies Record<string, EventRow>
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

export const eventsFor = (kind: WebhookOwnerKind): WebhookEvent[] =>
  WEBHOOK_EVENT_NAMES.filter((name) => (WEBHOOK_EVENTS[name].owners as readonly string[]).includes(kind))

/** Sent by hand, to try an endpoint. */
export const TEST_EVENT = 'webhook.test'

/** Endpoints per owner. */
export const MOST_WEBHOOKS = 5
/** How long what was sent can be looked up. */
export const WEBHOOK_LOG_DAYS = 30
/** How often an event is tried, within about a day. */
export const WEBHOOK_TRIES = 10
/** Without one success for so long, an endpoint is switched off. */
export const WEBHOOK_FAILING_DAYS = 3
/** How long the former secret also signs after a new one was made. */
export const OLD_SECRET_HOURS = 24

/** Why an endpoint gets nothing. */
export const WEBHOOK_OFF_REASONS = {
  owner: '已手动停用',
  failing: `连续 ${WEBHOOK_FAILING_DAYS} 天推送失败，已自动停用`,
  left: '添加人已不能管理事件通知，已自动停用',
} as const
export type WebhookOffReason = keyof typeof WEBHOOK_OFF_REASONS

export const SEND_STATES = { waiting: '等待推送', sent: '已送达', failed: '未送达' } as const
export type SendState = keyof typeof SEND_STATES

/** Why nothing answered. */
export const SEND_FAULTS = {
  address: '域名无法解析，或不是公网地址',
  late: '5 秒内没有响应',
  unreachable: '无法连接，或证书无效',
} as const
