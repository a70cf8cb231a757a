import type { Permission } from '@/lib/shared/staff/staff'

interface TodoKind {
  /** Task label, shown after the number. */
  label: string
  /** Class in styles/icons.css. */
  icon: string
  /** Permission required to handle it. */
  permission: Permission
}

/** Kinds of pending tasks of the staff area, in the order of the overview. */
export const TODOS: Readonly<Record<string, TodoKind>> = {
  '/desk?queue=disputes': { label: '件售后待处理', icon: 'alert', permission: 'disputes.rule' },
  '/desk?queue=claims': { label: '件理赔待审核', icon: 'shield', permission: 'claims.handle' },
  '/desk?queue=unassigned': { label: '笔订单等客服接手', icon: 'box', permission: 'orders.act' },
  '/desk?queue=mine': { label: '笔订单由我负责', icon: 'user', permission: 'orders.act' },
  '/console/withdrawals': { label: '笔提现等复核', icon: 'wallet', permission: 'withdrawals.review' },
  '/console/goods': { label: '件商品等审核', icon: 'tag', permission: 'goods.review' },
  '/console/approvals': { label: '项操作等第二人复核', icon: 'done', permission: 'approvals.decide' },
  '/console/phones': { label: '件换绑和冻结等审核', icon: 'phone', permission: 'phones.review' },
  '/console/tickets': { label: '个工单待处理', icon: 'mail', permission: 'cases.handle' },
  '/console/restrictions': { label: '件账号限制的申诉待处理', icon: 'lock', permission: 'restrictions.appeals' },
  '/console/blacklist': { label: '件举报和申诉等审核', icon: 'ban', permission: 'blacklist.review' },
  '/console/hosts': { label: '个域名等验证', icon: 'server', permission: 'domains.write' },
  '/console/site': { label: '份品牌草稿没有发布', icon: 'star', permission: 'brand.write' },
}
