'use client'

import { Form, Select } from 'antd'
import { DISPUTE_RULES } from '@/lib/shared/trade/dispute-rules'

const RULES = Object.entries(DISPUTE_RULES).map(([value, text]) => ({ value, label: `${value} ${text}` }))

/** The rule that a decision is based on; none is preselected. */
export const RuleField = ({ value, onChange }: { value: string; onChange: (rule: string) => void }) => (
  <Form.Item label="引用规则" htmlFor="rule" required>
    <Select id="rule" value={value || undefined} placeholder="请选择依据的规则" options={RULES} onChange={onChange} />
  </Form.Item>
)
