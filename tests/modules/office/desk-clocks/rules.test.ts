import { describe, expect, test } from 'vitest'
import { clocksOf, movedText } from '@/lib/server/modules/office/desk-clocks/rules'

const RULES = {
  firstAnswerMinutes: 10,
  nextAnswerMinutes: 20,
  verifyMinutes: 60,
  rebindMinutes: 0,
  dutyFromHour: 9,
  dutyToHour: 23,
}
const at = (text: string) => new Date(`${text}+08:00`)
const ms = (text: string) => at(text).getTime()
const NOTHING = { joinedMs: null, isMet: false, askedMs: null }
const clocks = (wait: Partial<typeof NOTHING | { joinedMs: number; askedMs: number }>, rules = RULES) =>
  clocksOf({ wait: { ...NOTHING, ...wait }, step: null }, rules)

describe('clocks of customer service', () => {
  test('the first line counts from the assignment, half of the target is the nudge', () => {
    expect(clocks({ joinedMs: ms('2026-11-22T10:00:00') })).toEqual([
      {
        kind: 'first',
        since: at('2026-11-22T10:00:00'),
        nudgeAt: at('2026-11-22T10:05:00'),
        dueAt: at('2026-11-22T10:10:00'),
      },
    ])
  })

  test('an answer counts from the first unanswered line, for a new lead from the assignment', () => {
    const met = { joinedMs: ms('2026-11-22T10:00:00'), isMet: true }
    expect(clocks({ ...met, askedMs: ms('2026-11-22T11:00:00') })).toMatchObject([
      { kind: 'next', since: at('2026-11-22T11:00:00'), dueAt: at('2026-11-22T11:20:00') },
    ])
    expect(clocks({ ...met, askedMs: ms('2026-11-22T09:30:00') })).toMatchObject([
      { kind: 'next', since: at('2026-11-22T10:00:00') },
    ])
    expect(clocks(met), 'nothing was asked').toEqual([])
  })

  test('targets stand still outside of duty hours and go on in the morning', () => {
    expect(clocks({ joinedMs: ms('2026-11-22T22:57:00') })).toMatchObject([
      { nudgeAt: at('2026-11-23T09:02:00'), dueAt: at('2026-11-23T09:07:00') },
    ])
    expect(clocks({ joinedMs: ms('2026-11-23T03:00:00') })).toMatchObject([{ dueAt: at('2026-11-23T09:10:00') }])
  })

  test('targets run on over midnight where duty does', () => {
    const night = { ...RULES, dutyFromHour: 20, dutyToHour: 4 }
    expect(clocks({ joinedMs: ms('2026-11-22T23:55:00') }, night)).toMatchObject([{ dueAt: at('2026-11-23T00:05:00') }])
    expect(clocks({ joinedMs: ms('2026-11-23T03:56:00') }, night)).toMatchObject([{ dueAt: at('2026-11-23T20:06:00') }])
    const always = { ...RULES, dutyFromHour: 0, dutyToHour: 0 }
    expect(clocks({ joinedMs: ms('2026-11-23T03:56:00') }, always)).toMatchObject([
      { dueAt: at('2026-11-23T04:06:00') },
    ])
  })

  test('a step has a clock of its own, and a target of 0 has none', () => {
    const wait = { joinedMs: ms('2026-11-22T10:00:00'), isMet: true, askedMs: ms('2026-11-22T11:50:00') }
    const since = at('2026-11-22T11:00:00')
    const kinds = (kind: 'verify' | 'rebind') => clocksOf({ wait, step: { kind, since } }, RULES).map((one) => one.kind)
    expect(kinds('verify'), 'earliest deadline first').toEqual(['verify', 'next'])
    expect(kinds('rebind'), 'no target').toEqual(['next'])
  })

  test('the line in the chat names both, with one title each', () => {
    expect(movedText('客服小禾', '阿棠')).toBe('客服小禾暂时无法回复，已由客服阿棠接手')
  })
})
