import type { Permission } from '@/lib/shared/staff/staff'

interface Kind {
  label: string
  /** Console page that shows objects of this kind, to staff with the permission. */
  path?: string
  /** Parameter of the page that opens one object. */
  param?: string
  permission?: Permission
}

/** Kinds of objects in the audit log, by the part of the target before the colon. */
export const OBJECT_KINDS: Readonly<Record<string, Kind>> = {
  user: { label: '用户', path: '/console/users', param: 'userId', permission: 'users.read' },
  restriction: { label: '账号限制', path: '/console/restrictions', param: 'restrictionId', permission: 'users.read' },
  ticket: { label: '工单', path: '/console/tickets', param: 'caseSn', permission: 'cases.handle' },
  mobile: { label: '手机号' },
  order: { label: '订单', path: '/console/orders', param: 'orderSn', permission: 'orders.read' },
  goods: { label: '商品', path: '/console/goods', param: 'goodsSn', permission: 'goods.review' },
  withdrawal: { label: '提现', path: '/console/withdrawals', permission: 'withdrawals.review' },
  dispute: { label: '售后', path: '/console/disputes', param: 'sn', permission: 'orders.read' },
  claim: { label: '理赔', path: '/console/claims', param: 'sn', permission: 'orders.read' },
  complaint: { label: '支付投诉', path: '/desk?queue=complaints', permission: 'orders.act' },
  recycling: { label: '回收申请', path: '/desk?queue=recycling', permission: 'recycling.quote' },
  dist: { label: '分销商', path: '/console/distributors', permission: 'distributors.write' },
  site: { label: '站点', path: '/console/site', permission: 'brand.write' },
  host: { label: '域名', path: '/console/hosts', permission: 'domains.write' },
  rule: { label: '规则', path: '/console/rules', permission: 'rules.write' },
  game: { label: '游戏', path: '/console/games', permission: 'games.write' },
  ladder: { label: '段位阶梯', path: '/console/plans', permission: 'content.write' },
  plan: { label: '服务套餐', path: '/console/plans', permission: 'content.write' },
  article: { label: '文章', path: '/console/articles', permission: 'content.write' },
  legal: { label: '协议', path: '/console/legal', permission: 'legal.write' },
  match: { label: '赛事', path: '/console/matches', permission: 'content.write' },
  contact: { label: '真实客服', path: '/console/contacts', permission: 'content.write' },
  lottery: { label: '抽奖', path: '/console/campaigns', permission: 'campaigns.write' },
  board: { label: '榜单', path: '/console/campaigns', permission: 'campaigns.write' },
  season: { label: '赛季预约', path: '/console/campaigns', permission: 'campaigns.write' },
  ruling: { label: '公示案例', path: '/console/cases', param: 'code', permission: 'content.write' },
  report: { label: '举报', path: '/console/blacklist', permission: 'blacklist.review' },
  appeal: { label: '申诉', path: '/console/blacklist', permission: 'blacklist.review' },
  phone: { label: '更换手机号申请', path: '/console/phones', permission: 'phones.review' },
  lead: { label: '合作线索', path: '/console/leads', permission: 'leads.read' },
  apiKey: { label: '数据密钥', path: '/console/webhooks', permission: 'webhooks.write' },
  webhook: { label: '推送地址', path: '/console/webhooks', permission: 'webhooks.write' },
  replies: { label: '快捷回复' },
  tag: { label: '标签' },
  view: { label: '视图' },
  list: { label: '列表' },
}

/** Kind and the rest of a target, e.g. `order` and its number. */
export function splitTarget(target: string): { kind: string; key: string } {
  const at = target.indexOf(':')
  return { kind: target.slice(0, Math.max(at, 0)), key: target.slice(at + 1) }
}
