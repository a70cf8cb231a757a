import { type Paging, presentPage } from '../../../db/page'
import type { StaffCtx } from '../../../runtime/context'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { listDists } from '../../core/tenancy/queries-dists'
import { presentDistributor } from './present'

/** Lists all distributors by number. */
export async function listDistributors(ctx: StaffCtx, paging: Paging) {
  const rulesOf = await loadRuleBook(ctx)
  const { distShareBp: usualBp } = rulesOf()
  return presentPage(await listDists(ctx.db, paging), (row) => {
    const { distShareBp: shareBp } = rulesOf({ distId: row.distId })
    return presentDistributor(row, { origin: ctx.distOf(row.distId)?.origin ?? '', shareBp, usualBp })
  })
}
