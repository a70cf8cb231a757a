import { modesThat } from '@/lib/shared/trade/trade-modes'
import type { StaffCtx } from '../../../runtime/context'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { presentMargin } from './present-margin'

/** Returns the margin of the own site, its limit, and what sellers pay with it per mode. */
export async function loadMargin(ctx: StaffCtx) {
  const rulesOf = await loadRuleBook(ctx)
  const { distId } = ctx.dist
  const modes = modesThat(({ isListed }) => isListed).map((mode) => ({ mode, rules: rulesOf({ mode, distId }) }))
  return presentMargin(rulesOf({ distId }), modes)
}
