import { RISK_KINDS, RISK_RULES, riskLevel, riskPoints } from '@/lib/shared/staff/risks'
import type { RiskCounts } from './types'

const MOST = 100

/** Returns the score of what was found, with each reason, the heaviest first. `who` precedes the text of a reason. */
export function riskOf(found: readonly { who: string; counts: RiskCounts }[]) {
  const reasons = found
    .flatMap(({ who, counts }) =>
      RISK_KINDS.flatMap((kind) => {
        const count = counts[kind] ?? 0
        const points = riskPoints(kind, count)
        const { name, text, advice } = RISK_RULES[kind]
        return points > 0 ? [{ kind, name, points, text: `${who}${who ? ' ' : ''}${text(count)}`, advice }] : []
      }),
    )
    .sort((a, b) => b.points - a.points)
  const score = Math.min(
    MOST,
    reasons.reduce((sum, { points }) => sum + points, 0),
  )
  return { score, level: riskLevel(score), reasons }
}
