'use client'

import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface Props {
  /** Label of the date range. */
  label: string
  /** Chosen at the start. */
  start?: { from?: string; to?: string }
  onChange: (days: { from: string | undefined; to: string | undefined }) => void
}

/** Date range, both days inclusive. */
export function DaysFilter({ label, start, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      aria-label={label}
      defaultValue={start?.from && start.to ? [dayjs(start.from), dayjs(start.to)] : undefined}
      onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
    />
  )
}
