'use client'

import { Form, Select } from 'antd'
import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import { DISPUTE_RULES } from '@/lib/shared/trade/dispute-rules'

const RULES = Object.entries(DISPUTE_RULES).map(([value, text]) => ({ value, label: `${value} ${text}` }))

interface Props {
  value: string
  /** Which both parties signed: its clauses may be cited as well. */
  agreement: CitedAgreement | null
  onChange: (rule: string) => void
}

/** The rule or the clause that a decision is based on; none is preselected. */
export function RuleField({ value, agreement, onChange }: Props) {
  const clauses = (agreement?.clauses ?? []).map(({ name, text }) => ({ value: name, label: `${name} ${text}` }))
  const groups = [
    { label: '双方签署的协议', options: clauses },
    { label: '平台规则', options: RULES },
  ]
  return (
    <Form.Item label="引用规则" htmlFor="rule" required>
      <Select
        id="rule"
        value={value || undefined}
        placeholder="请选择依据的规则"
        options={groups.filter(({ options }) => options.length > 0)}
        onChange={onChange}
      />
    </Form.Item>
  )
}
