'use client'

import { DatePicker } from 'antd'

interface Props {
  /** Label of the date range. */
  label: string
  onChange: (days: { from: string | undefined; to: string | undefined }) => void
}

/** Date range, both days inclusive. */
export function DaysFilter({ label, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      aria-label={label}
      onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
    />
  )
}
