import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { presentCasesFile } from './present-file'
import { type CaseFilter, readCases } from './queries'

const MOST = 5000

/** Exports the cases of a filter as CSV, without texts, for a reason that is recorded first. Refuses NOT_FOUND. */
export async function exportCases(ctx: StaffCtx, { reason, ...filter }: CaseFilter & { reason: string }) {
  const found = await readCases(ctx, filter, MOST + 1)
  if (found.length === 0) throw refuse('NOT_FOUND', '没有符合条件的工单')
  const rows = found.slice(0, MOST)
  const after = { rows: rows.length, state: filter.state }
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'ticket.export', target: 'list:cases', after, reason }))
  return presentCasesFile(rows, found.length > rows.length)
}
