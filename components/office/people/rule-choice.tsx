'use client'

import { Form, Input, Select } from 'antd'
import styles from '@/components/office/parts/screen-page.module.css'
import { DISPUTE_RULES } from '@/lib/shared/trade/dispute-rules'

const CLAUSES = Object.entries(DISPUTE_RULES).map(([name, text]) => ({ value: name, label: name, text }))

/** The clause that a case cites, from the platform's rules; an older case keeps the text it was published with. */
export function RuleChoice() {
  const form = Form.useFormInstance()
  const name: string | undefined = Form.useWatch('ruleName', form)
  const text: string | undefined = Form.useWatch('ruleText', { form, preserve: true })
  const isKnown = CLAUSES.some((clause) => clause.value === name && clause.text === text)
  const own = name && !isKnown ? [{ value: name, label: `${name}（原有条款）`, text: text ?? '' }] : []
  const options = [...own, ...CLAUSES.filter(({ value }) => isKnown || value !== name)]
  return (
    <>
      <Form.Item
        name="ruleName"
        label="依据的条款"
        rules={[{ required: true, message: '请选择依据的条款' }]}
        extra={text}
      >
        <Select
          showSearch
          placeholder="从平台规则里选择"
          filterOption={(typed, option) => `${option?.label}${option?.text}`.includes(typed.trim())}
          options={options}
          optionRender={({ data }) => (
            <>
              {data.label}
              <span className={styles.sub}>{data.text}</span>
            </>
          )}
          onChange={(_: string, option) =>
            form.setFieldValue('ruleText', Array.isArray(option) ? undefined : option?.text)
          }
        />
      </Form.Item>
      <Form.Item name="ruleText" hidden>
        <Input />
      </Form.Item>
    </>
  )
}
