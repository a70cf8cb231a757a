import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import { dueAction, dueAt, frozen, hours, minutes } from '@/lib/server/modules/orders/trading/flow/clock'
import type { Mode } from '@/lib/server/modules/orders/trading/flow/mode'
import type { Order } from '@/lib/server/modules/orders/trading/types'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 6, minute))
const rules = { qrMinutes: 5, holdHours: 2 } as Rules
const order = { status: 2, subStatus: 'RENTING', enteredAt: at(0) } as Order
const clock = { after: hours(({ holdHours }) => holdHours), action: 'timeout', label: '', outcome: '' } as const
const modeOf = (reminders?: readonly number[]) =>
  ({ clocks: { '2 RENTING': { ...clock, reminders } } }) as unknown as Mode

describe('order state timers', () => {
  it('a timer is due at its deadline', () => {
    expect(dueAt(modeOf(), order, rules, at(0))).toEqual(at(120))
    expect(dueAction(modeOf(), order, rules, at(119))).toBe('timeout')
    expect(dueAction(modeOf(), order, rules, at(120))).toBe('timeout')
  })

  it('a timer is due at each future reminder, then at its deadline', () => {
    const mode = modeOf([15, 5])
    const due = (minute: number) => dueAt(mode, order, rules, at(minute))
    expect([due(0), due(104), due(105), due(114), due(115), due(120)]).toEqual([
      at(105),
      at(105),
      at(115),
      at(115),
      at(120),
      at(120),
    ])
    expect(dueAction(mode, order, rules, at(119))).toBe('remind')
    expect(dueAction(mode, order, rules, at(120))).toBe('timeout')
  })

  it('a state without a timer is never due', () => {
    const ended = { ...order, status: 3, subStatus: 'RELEASED' } as Order
    expect(dueAt(modeOf(), ended, rules, at(0))).toBeNull()
    expect(dueAction(modeOf(), ended, rules, at(0))).toBeNull()
  })

  it('a frozen timer stores its remaining time, never below zero', () => {
    const stopped = (dueAt: Date | null) => frozen({ ...order, dueAt }, at(10))
    expect(stopped(at(12))).toEqual({ frozenAt: at(10), dueLeftMs: 120_000, dueAt: null })
    expect(stopped(at(9)).dueLeftMs).toBe(0)
    expect(stopped(null).dueLeftMs).toBeNull()
  })
})

it('minutes and hours are added to the given time', () => {
  expect(minutes(({ qrMinutes }) => qrMinutes)(order, rules, at(1))).toEqual(at(6))
  expect(hours(({ holdHours }) => holdHours)(order, rules, at(1))).toEqual(at(121))
})
