import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import { DISPUTE_RULES, type DisputeRule } from '@/lib/shared/trade/dispute-rules'

/** The text of a clause of what the parties signed; undefined: the rule is none of its clauses. */
export const clauseText = (rule: string, agreement: CitedAgreement | null): string | undefined =>
  agreement?.clauses.find(({ name }) => name === rule)?.text

/** A cited rule with its text, if it is one of ours or such a clause. */
export function ruleText(rule: string, agreement: CitedAgreement | null): string {
  const text = DISPUTE_RULES[rule as DisputeRule] ?? clauseText(rule, agreement)
  return text ? `${rule}：${text}` : rule
}
