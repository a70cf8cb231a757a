'use client'

import { DatePicker } from 'antd'

interface Props {
  /** Days of what. */
  label: string
  onChange: (days: { from: string | undefined; to: string | undefined }) => void
}

/** From one day to another, both included. */
export function DaysFilter({ label, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      aria-label={label}
      onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
    />
  )
}
