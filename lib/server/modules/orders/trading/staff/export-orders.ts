import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { presentOrdersFile } from './present-console'
import { type OrderFilter, readForConsole } from './queries-console'

const MOST_EXPORTED = 5000

/**
 * Exports the orders of a filter as a file, the newest 5,000, for a reason that is recorded first.
 * Refuses NOT_FOUND.
 */
export async function exportOrders(ctx: StaffCtx, { reason, ...filter }: OrderFilter & { reason: string }) {
  const found = await readForConsole(ctx, filter, MOST_EXPORTED + 1)
  if (found.length === 0) throw refuse('NOT_FOUND', '没有符合条件的订单')
  const rows = found.slice(0, MOST_EXPORTED)
  const after = { rows: rows.length, from: filter.from, to: filter.to, mode: filter.mode }
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'order.export', target: 'list:orders', after, reason }))
  const siteOf = (distId: number) => ctx.distOf(distId)?.conf.distBaseConf.websiteName ?? `站点 ${distId}`
  return presentOrdersFile(rows, { siteOf, more: found.length > rows.length })
}
