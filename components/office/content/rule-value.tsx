'use client'

import { Select } from 'antd'
import { AmountInput } from '@/components/office/parts/amount-input'
import type { RuleRow } from './rule-row'
import { RuleTiers } from './rule-tiers'

interface Props {
  rule: RuleRow
  /** In the format of the API call. */
  value: string
  onChange: (value: string) => void
}
const SWITCH = [
  { value: '1', label: '开' },
  { value: '0', label: '关' },
]

/** Input for a rule's value, by its kind. */
export function RuleValue({ rule, value, onChange }: Props) {
  const { kind, unit, options } = rule
  if (kind === 'tiers') return <RuleTiers value={value} onChange={onChange} />
  if (kind === 'switch' || kind === 'choice')
    return <Select id="value" value={value} options={kind === 'switch' ? SWITCH : options} onChange={onChange} />
  return <AmountInput id="value" value={value} suffix={unit || undefined} onChange={onChange} />
}
