'use client'

import { Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { type AmountLimits, amountError } from '@/lib/shared/money/amount-error'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { AmountInput } from './amount-input'

interface Props extends AmountLimits {
  id: string
  label: string
  required?: boolean
  extra?: ReactNode
  value: string
  onChange: (amount: string) => void
}

/** An amount in a dialog with state of its own. An error appears on blur and disappears with the next key. */
export function AmountField({ id, label, required, extra, least, most, value, onChange }: Props) {
  const [isLeft, setLeft] = useState(false)
  const error = isLeft && value ? amountError(value, { least, most }) : undefined
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      extra={extra}
      validateStatus={error ? 'error' : undefined}
      help={error}
    >
      <AmountInput
        id={id}
        style={{ width: 200 }}
        value={value}
        onBlur={() => setLeft(true)}
        onChange={(amount) => {
          setLeft(false)
          onChange(amount)
        }}
      />
    </Form.Item>
  )
}

/** The amount in API format; throws the error message. */
export function checkedAmount(amount: string, absent: string, limits?: AmountLimits): string {
  const error = amount ? amountError(amount, limits) : absent
  if (error) throw new Error(error)
  return fenToYuan(yuanToFen(amount))
}
