'use client'

import { InputNumber, type InputNumberProps } from 'antd'

/** Yuan as text with two decimals, in API format. */
export function PriceInput(props: InputNumberProps<string>) {
  return <InputNumber<string> stringMode min="0.01" max="99999999" precision={2} style={{ width: '100%' }} {...props} />
}
