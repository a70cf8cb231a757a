'use client'

import { Button, DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Icon } from '@/components/ui/kit/icon'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { DAY_MINUTES, EVERY_DAY, MOST_HOLIDAYS, MOST_SHIFTS, minuteText, WEEKDAYS } from '@/lib/shared/staff/shifts'
import styles from './duty.module.css'

type Me = OutputOf<ApiContract['GET /desk/rail']>['me']
type Shifts = Me['shifts']
type Holidays = Me['holidays']

const DAYS = WEEKDAYS.map((label, i) => ({ value: i + 1, label }))
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) % DAY_MINUTES
}
const NEW_SHIFT = { days: [...EVERY_DAY], from: 9 * 60, to: 18 * 60 }

interface Props {
  me: Pick<Me, 'shifts' | 'holidays'>
  /** Rejects with what is shown. */
  onSave: (roster: { shifts: Shifts; holidays: Holidays }) => Promise<void>
  onClose: () => void
}

/** Windows of the week in which new orders are assigned, and days off. */
export function ShiftsDialog({ me, onSave, onClose }: Props) {
  const [shifts, setShifts] = useState(me.shifts)
  const [holidays, setHolidays] = useState(me.holidays)
  const change = (i: number, part: Partial<Shifts[number]>) =>
    setShifts(shifts.map((shift, n) => (n === i ? { ...shift, ...part } : shift)))
  const handleSend = async () => {
    if (shifts.some(({ days }) => days.length === 0)) throw new Error('每个时段至少选一天')
    await onSave({ shifts, holidays })
    return '已保存'
  }
  return (
    <SendDialog
      title="接单时段"
      head={
        <p className="muted">
          只在这些时段分配新订单给你，一天可以有多个时段；不设时段即全天。时段结束时，用户在等回复的订单转给接单中的同事，其余订单还是你的。
        </p>
      }
      confirm="保存"
      onSend={handleSend}
      onClose={onClose}
    >
      <ul className={styles.shifts}>
        {shifts.map((shift, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
          <li key={i}>
            <Select
              mode="multiple"
              aria-label={`时段 ${i + 1} 的星期`}
              className={styles.weekdays}
              placeholder="请选择星期"
              maxTagCount="responsive"
              value={shift.days}
              options={DAYS}
              onChange={(days) => change(i, { days: days.toSorted((a, b) => a - b) })}
            />
            <Input
              type="time"
              aria-label={`时段 ${i + 1} 开始`}
              value={minuteText(shift.from)}
              onChange={({ target }) => change(i, { from: minuteOf(target.value) })}
            />
            <span>{shift.to <= shift.from ? '至次日' : '至'}</span>
            <Input
              type="time"
              aria-label={`时段 ${i + 1} 结束`}
              value={minuteText(shift.to)}
              onChange={({ target }) => change(i, { to: minuteOf(target.value) })}
            />
            <Button
              type="text"
              aria-label={`删除时段 ${i + 1}`}
              icon={<Icon name="close" />}
              onClick={() => setShifts(shifts.filter((_, n) => n !== i))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        disabled={shifts.length >= MOST_SHIFTS}
        onClick={() => setShifts([...shifts, { ...NEW_SHIFT }])}
      >
        添加时段
      </Button>
      <h3 className={styles.shiftsHead}>休假</h3>
      <ul className={styles.shifts}>
        {holidays.map(({ from, to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
          <li key={i}>
            <DatePicker.RangePicker
              aria-label={`第 ${i + 1} 段休假`}
              allowClear={false}
              value={[dayjs(from), dayjs(to)]}
              onChange={(days) => {
                const [first, last] = days ?? []
                if (!first || !last) return
                const changed = { from: first.format('YYYY-MM-DD'), to: last.format('YYYY-MM-DD') }
                setHolidays(holidays.map((one, n) => (n === i ? changed : one)))
              }}
            />
            <Button
              type="text"
              aria-label={`删除第 ${i + 1} 段休假`}
              icon={<Icon name="close" />}
              onClick={() => setHolidays(holidays.filter((_, n) => n !== i))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        disabled={holidays.length >= MOST_HOLIDAYS}
        onClick={() => {
          const today = dayjs().format('YYYY-MM-DD')
          setHolidays([...holidays, { from: today, to: today }])
        }}
      >
        添加休假
      </Button>
    </SendDialog>
  )
}
