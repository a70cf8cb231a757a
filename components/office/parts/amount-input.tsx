'use client'

import { Input, type InputProps } from 'antd'
import { type Ref, useState } from 'react'
import { isInserted } from '@/components/ui/forms/is-inserted'
import { normalAmount } from '@/lib/shared/normalize/amount'

export interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'maxLength'> {
  value?: string
  onChange?: (amount: string) => void
  ref?: Ref<never>
}

/**
 * Box for an amount of money or a ratio, as text. antd's number input drops what it cannot read, so that 180,50 becomes
 * 18050 or the limit; this one keeps the text. The value is normalized from the first character on; the box shows it
 * after a paste or on blur, because a decimal point would disappear while typing.
 */
export function AmountInput({ value = '', onChange, onBlur, ...props }: AmountInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  // a value set from outside replaces the typed text
  const shown = typed !== null && normalAmount(typed) === value ? typed : value
  return (
    <Input
      autoComplete="off"
      inputMode="decimal"
      {...props}
      value={shown}
      onChange={(event) => {
        const text = event.target.value
        setTyped(isInserted(event) ? null : text)
        onChange?.(normalAmount(text))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
