'use client'

import { Form, Select } from 'antd'
import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import { type RuleSubject, rulesAbout } from '@/lib/shared/trade/dispute-rules'

const optionOf = ({ name, text }: { name: string; text: string }) => ({ value: name, label: `${name} ${text}` })

interface Props {
  /** What the order trades. */
  subject: RuleSubject
  /** Names of the rules that such decisions typically cite: listed first. */
  typical: readonly string[]
  value: string
  /** Which both parties signed: its clauses may be cited as well. */
  agreement: CitedAgreement | null
  onChange: (rule: string) => void
}

/** The rule or the clause that a decision is based on; none is preselected. */
export function RuleField({ subject, typical, value, agreement, onChange }: Props) {
  const clauses = agreement?.clauses ?? []
  const rules = rulesAbout(subject, typical)
  const textOf = (chosen: unknown) => [...clauses, ...rules].find(({ name }) => name === chosen)?.text
  const groups = [
    { label: '双方签署的协议', options: clauses.map(optionOf) },
    { label: '平台规则', options: rules.map(optionOf) },
  ]
  return (
    <Form.Item label="引用规则" htmlFor="rule" required extra={textOf(value)}>
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
