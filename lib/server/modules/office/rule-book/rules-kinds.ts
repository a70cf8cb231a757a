import type { RuleKey } from '../../core/tenancy/types'
import type { RuleDefined, RuleKind, RuleWhere } from './types'

/** Defines a rule: its kind and bounds, then its key and words. */
export const rule =
  (kind: RuleKind, least = 0, most = 0) =>
  (key: RuleKey, label: string, explain = '', where: RuleWhere = 'trade'): RuleDefined => ({
    key,
    label,
    explain,
    kind,
    where,
    least,
    most,
    options: key === 'staffSteps' ? { optional: '可选', required: '必须' } : {},
  })
export const toggle = rule('switch')
export const platform = 'platform' as const
/** What a clock of customer service does. */
export const CLOCK = '只算客服上班时间，过半提醒，超时改派；0 为不计时'
