import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { presentFundFile } from './present-fund'
import { type FundFilter, loadCoverFund } from './queries-fund'

/** Exports the figures of the cover fund as CSV, for a reason that is recorded first. Refuses NOT_FOUND. */
export async function exportFund(ctx: StaffCtx, { reason, ...filter }: FundFilter & { reason: string }) {
  const fund = await loadCoverFund(ctx, filter)
  if (fund.list.length === 0) throw refuse('NOT_FOUND', '没有符合条件的记录')
  const after = { rows: fund.list.length }
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'fund.export', target: 'list:coverFund', after, reason }))
  return presentFundFile(fund)
}
