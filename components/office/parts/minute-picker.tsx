'use client'

import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'

/** API format of a Beijing time. */
const MINUTE = 'YYYY-MM-DD HH:mm'
export const minuteOf = (at: Dayjs): string => at.format(MINUTE)
export const dayjsOf = (time: string): Dayjs => dayjs(time)

interface Props {
  id?: string
  value?: Dayjs
  onChange?: (at: Dayjs) => void
  disabled?: boolean
}

/** Date and time, to the minute. */
export function MinutePicker({ onChange, ...field }: Props) {
  return (
    <DatePicker
      {...field}
      showTime={{ format: 'HH:mm' }}
      format={MINUTE}
      allowClear={false}
      style={{ width: '100%' }}
      onChange={(at) => at && onChange?.(at)}
    />
  )
}
