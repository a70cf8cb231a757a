import { type ComponentType, lazy } from 'react'
import type { House, Permission } from '@/lib/shared/staff/staff'

export const GROUPS = ['', '交易', '资金', '用户', '站点', '设置'] as const

export interface Screen {
  path: `/console${string}`
  label: string
  /** Of styles/icons.css. */
  icon: string
  group: (typeof GROUPS)[number]
  permission: Permission
  /** Of one house alone, beyond what the permission says. */
  house?: House
  Content: ComponentType
}

/** Every screen of the console, in the order of the menu. The first one a member may open is its start. */
export const SCREENS: readonly Screen[] = [
  {
    ...{ path: '/console/overview', label: '总览', icon: 'home', group: '', permission: 'overview.read' },
    Content: lazy(() => import('./overview-screen')),
  },
  {
    ...{ path: '/console/orders', label: '订单', icon: 'receipt', group: '交易', permission: 'orders.read' },
    Content: lazy(() => import('@/components/office/orders/orders-screen')),
  },
  {
    ...{ path: '/console/disputes', label: '纠纷', icon: 'alert', group: '交易', permission: 'orders.read' },
    Content: lazy(() => import('@/components/office/orders/disputes-screen')),
  },
  {
    ...{ path: '/console/claims', label: '理赔', icon: 'shield', group: '交易', permission: 'orders.read' },
    Content: lazy(() => import('@/components/office/orders/claims-screen')),
  },
  {
    ...{ path: '/console/goods', label: '商品审核', icon: 'tag', group: '交易', permission: 'goods.review' },
    Content: lazy(() => import('@/components/office/goods/goods-screen')),
  },
  {
    ...{ path: '/console/shares', label: '分成明细', icon: 'percent', group: '资金', permission: 'statement.read' },
    Content: lazy(() => import('@/components/office/money/shares-screen')),
  },
  {
    ...{ path: '/console/leads', label: '合作线索', icon: 'mail', group: '用户', permission: 'leads.read' },
    Content: lazy(() => import('@/components/office/content/leads-screen')),
  },
  {
    ...{
      path: '/console/withdrawals',
      label: '提现复核',
      icon: 'wallet',
      group: '资金',
      permission: 'withdrawals.review',
    },
    Content: lazy(() => import('@/components/office/money/withdrawals-screen')),
  },
  {
    ...{ path: '/console/ledger', label: '账本与对账', icon: 'coins', group: '资金', permission: 'ledger.read' },
    Content: lazy(() => import('@/components/office/money/ledger-screen')),
  },
  {
    ...{ path: '/console/rules', label: '规则与费率', icon: 'percent', group: '资金', permission: 'rules.write' },
    Content: lazy(() => import('@/components/office/content/rules-screen')),
  },
  {
    ...{ path: '/console/users', label: '用户与实名', icon: 'users', group: '用户', permission: 'users.read' },
    Content: lazy(() => import('@/components/office/people/users-screen')),
  },
  {
    ...{ path: '/console/blacklist', label: '黑名单', icon: 'ban', group: '用户', permission: 'blacklist.review' },
    Content: lazy(() => import('@/components/office/people/blacklist-screen')),
  },
  {
    ...{ path: '/console/phones', label: '换绑与冻结', icon: 'phone', group: '用户', permission: 'phones.review' },
    Content: lazy(() => import('@/components/office/orders/phone-cases-screen')),
  },
  {
    ...{ path: '/console/site', label: '品牌与站点', icon: 'star', group: '站点', permission: 'brand.write' },
    Content: lazy(() => import('@/components/office/site/site-page')),
  },
  {
    ...{ path: '/console/articles', label: '公告与资讯', icon: 'bell', group: '站点', permission: 'content.write' },
    Content: lazy(() => import('@/components/office/content/articles-screen')),
  },
  {
    ...{ path: '/console/games', label: '游戏', icon: 'grid', group: '站点', permission: 'games.write' },
    Content: lazy(() => import('@/components/office/goods/games-screen')),
  },
  {
    ...{ path: '/console/matches', label: '赛事', icon: 'play', group: '站点', permission: 'content.write' },
    Content: lazy(() => import('@/components/office/orders/matches-screen')),
  },
  {
    ...{ path: '/console/plans', label: '服务套餐', icon: 'list', group: '站点', permission: 'content.write' },
    Content: lazy(() => import('@/components/office/orders/plans-screen')),
  },
  {
    ...{ path: '/console/cases', label: '公示案例', icon: 'shield', group: '站点', permission: 'content.write' },
    Content: lazy(() => import('@/components/office/people/cases-screen')),
  },
  {
    ...{ path: '/console/campaigns', label: '活动', icon: 'gift', group: '站点', permission: 'campaigns.write' },
    Content: lazy(() => import('@/components/office/campaigns/campaigns-screen')),
  },
  {
    ...{ path: '/console/contacts', label: '真实客服', icon: 'verify', group: '站点', permission: 'content.write' },
    Content: lazy(() => import('@/components/office/people/contacts-screen')),
  },
  {
    ...{ path: '/console/hosts', label: '域名', icon: 'server', group: '站点', permission: 'domains.write' },
    Content: lazy(() => import('@/components/office/site/hosts-page')),
  },
  {
    ...{
      path: '/console/distributors',
      label: '分销商',
      icon: 'store',
      group: '站点',
      permission: 'distributors.write',
    },
    Content: lazy(() => import('@/components/office/content/distributors-screen')),
  },
  {
    ...{ path: '/console/approvals', label: '双人复核', icon: 'done', group: '设置', permission: 'approvals.decide' },
    Content: lazy(() => import('@/components/office/people/approvals-screen')),
  },
  {
    ...{ path: '/console/staff', label: '员工', icon: 'idcard', group: '设置', permission: 'staff.write' },
    Content: lazy(() => import('@/components/office/people/staff-screen')),
  },
  {
    ...{ path: '/console/permissions', label: '权限表', icon: 'key', group: '设置', permission: 'staff.write' },
    Content: lazy(() => import('@/components/office/people/permissions-screen')),
  },
  {
    ...{ path: '/console/export', label: '导出资料', icon: 'upload', group: '设置', permission: 'data.export' },
    ...{ house: 'dist', Content: lazy(() => import('@/components/office/content/export-screen')) },
  },
  {
    ...{ path: '/console/audit', label: '操作日志', icon: 'history', group: '设置', permission: 'audit.read' },
    Content: lazy(() => import('@/components/office/people/audit-screen')),
  },
]
