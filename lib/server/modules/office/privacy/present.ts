import type { DataExport, OpenThing } from '@/lib/contract/entities/privacy'
import type { Assets } from '@/lib/contract/entities/wallet'
import { fenToYuan, yuanText } from '@/lib/shared/money/money'
import { RESTRICTIONS_PATH } from '@/lib/shared/people/restrictions'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'
import type { Duties, ExportRow } from './types'

const NOTHING = '0.00'

/** Each with a description and the page where it can be completed. */
export function presentOpen(
  assets: Assets,
  { bought, sold, covered, pending, owed }: Duties,
  isLastOwner: boolean,
  restrictions: number,
): OpenThing[] {
  const orders = (count: number, name: string, href: string): OpenThing[] =>
    count > 0 ? [{ name, text: `${count} 笔`, href }] : []
  const money = (amount: string, name: string, href: string): OpenThing[] =>
    amount === NOTHING ? [] : [{ name, text: yuanText(amount), href }]
  return [
    ...(isLastOwner ? [{ name: '唯一的负责人', text: '请先设置另一位负责人', href: '/console/staff' }] : []),
    ...(restrictions > 0 ? [{ name: '账号限制', text: `${restrictions} 条`, href: RESTRICTIONS_PATH }] : []),
    ...orders(bought, '没有结束的买入订单', '/center/buyers/buyRecord'),
    ...orders(sold, '没有结束的卖出订单', SOLD_ORDERS_PATH),
    ...orders(covered, '仍在包赔期内的已售订单', SOLD_ORDERS_PATH),
    ...money(fenToYuan(pending), '等待处理的理赔款', '/center/buyers/buyGuarantee'),
    ...money(fenToYuan(owed), '没有还清的理赔欠款', '/center/buyers/buyGuarantee'),
    ...money(assets.available, '余额', '/center/mywallets/withdrawal'),
    ...assets.frozen.flatMap(({ name, amount, href }) => money(amount, name, href)),
    ...assets.deposits.flatMap(({ name, amount }) => money(amount, name, '/center/myself/depositWithdraw')),
  ]
}

const MEGABYTE = 1024 ** 2

export function presentExport(row: ExportRow | undefined, now: Date): DataExport {
  if (!row) return { state: 'none', size: '', until: '', href: '', mayAsk: true }
  const mayAsk = row.dueAt === null && now.getTime() - row.askedAt.getTime() >= DAY_MS
  if (!row.readyAt) return { state: 'making', size: '', until: '', href: '', mayAsk }
  const size = row.bytes < MEGABYTE ? `${Math.ceil(row.bytes / 1024)} KB` : `${(row.bytes / MEGABYTE).toFixed(1)} MB`
  const until = formatDateTime(row.expiresAt).slice(0, 16)
  return { state: 'ready', size, until, href: `/api/user/exportFile/${row.id}`, mayAsk }
}

/** The same for a distributor's export, for its staff. */
export function presentDistExport(row: ExportRow | undefined, { by, now }: { by: string; now: Date }) {
  const { href, ...rest } = presentExport(row, now)
  const askedTime = row ? formatDateTime(row.askedAt) : ''
  return { ...rest, href: href && `/api/console/exportFile/${row?.id}`, by, askedTime }
}
