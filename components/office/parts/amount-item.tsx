'use client'

import { Form, type FormItemProps } from 'antd'
import { type AmountLimits, amountError } from '@/lib/shared/money/amount-error'
import { AmountInput, type AmountInputProps } from './amount-input'

interface Props extends AmountLimits, Pick<FormItemProps, 'name' | 'label' | 'extra'> {
  /** Error message without an amount. */
  absent: string
  box?: Pick<AmountInputProps, 'placeholder' | 'aria-label' | 'suffix'>
  /** Replaces the check of the limits, such as for a percentage. */
  validate?: (amount: string) => string | undefined
}

/** An amount in an antd form, in yuan as text. Errors appear on blur: half an amount is none. */
export function AmountItem({
  absent,
  box,
  least,
  most,
  validate = (text) => amountError(text, { least, most }),
  ...item
}: Props) {
  const check = async (_: unknown, amount?: string) => {
    const message = amount ? validate(amount) : undefined
    if (message) throw new Error(message)
  }
  return (
    <Form.Item {...item} validateTrigger="onBlur" rules={[{ required: true, message: absent }, { validator: check }]}>
      <AmountInput {...box} />
    </Form.Item>
  )
}
