import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { presentUsersFile } from './present-users'
import { readUsers, type UserFilter } from './queries-users'

const MOST_EXPORTED = 5000

/**
 * Exports the accounts of a filter as a file, masked, the newest 5,000, for a reason that is recorded first.
 * Refuses NOT_FOUND.
 */
export async function exportUsers(ctx: StaffCtx, { reason, ...filter }: UserFilter & { reason: string }) {
  const found = await readUsers(ctx, filter, MOST_EXPORTED + 1)
  if (found.length === 0) throw refuse('NOT_FOUND', '没有符合条件的用户')
  const rows = found.slice(0, MOST_EXPORTED)
  const after = { rows: rows.length, state: filter.state }
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'user.export', target: 'list:users', after, reason }))
  const siteOf = (distId: number) => ctx.distOf(distId)?.conf.distBaseConf.websiteName ?? `站点 ${distId}`
  return presentUsersFile(rows, { siteOf, more: found.length > rows.length })
}
