import type { RestrictionClause } from '@/lib/shared/people/restrictions'
import type { Rules } from '../../core/tenancy/types'

export const ELSEWHERE_CLAUSE: RestrictionClause = '账号规则 6.6'

type Ladder = Pick<Rules, 'elsewhereFirst' | 'elsewhereFirstDays' | 'elsewhereNext' | 'elsewhereNextDays'>

/** For how many days the seller is restricted from listing after this many orders sold elsewhere; 0: not. */
export function restrictedDays(count: number, rules: Ladder): number {
  const { elsewhereFirst, elsewhereFirstDays, elsewhereNext, elsewhereNextDays } = rules
  if (count >= elsewhereNext) return elsewhereNextDays
  return count === elsewhereFirst ? elsewhereFirstDays : 0
}

/** How a seller avoids it, in every notice. */
export const ADVICE = '在别处卖出后请马上下架；暂时不能发货请用“营业时间”里的休假。'

export function warningText(
  count: number,
  rules: Pick<Rules, 'elsewhereDays' | 'elsewhereRankDays' | 'elsewhereFirst' | 'elsewhereFirstDays'>,
): string {
  const { elsewhereDays, elsewhereRankDays: days, elsewhereFirst, elsewhereFirstDays } = rules
  const lower = days > 0 ? `在售商品 ${days} 天内排序靠后、不能擦亮。` : ''
  const next =
    count < elsewhereFirst ? `${elsewhereDays} 天内满 ${elsewhereFirst} 次，限制上架 ${elsewhereFirstDays} 天。` : ''
  return `${lower}${next}${ADVICE}`
}
