import { type ClockKind, staffTitle } from '@/lib/shared/staff/clocks'
import { isOnShift } from '@/lib/shared/staff/shifts'
import { formatShortTime, HOUR_MS, MINUTE_MS } from '@/lib/shared/time'
import { afterDuty } from '@/lib/shared/trade/duty-hours'
import { dutyOf } from '../../core/tenancy/rules-duty'
import type { Rules } from '../../core/tenancy/types'
import type { ChatWait } from '../../market/chat/queries-waiting'
import type { Duty } from '../../people/staff/rules-duty'
import type { Clock, ClockRow } from './types'

type Targets = Pick<
  Rules,
  'firstAnswerMinutes' | 'nextAnswerMinutes' | 'verifyMinutes' | 'rebindMinutes' | 'dutyFromHour' | 'dutyToHour'
>

const TARGETS = {
  first: 'firstAnswerMinutes',
  next: 'nextAnswerMinutes',
  verify: 'verifyMinutes',
  rebind: 'rebindMinutes',
} as const satisfies Record<ClockKind, keyof Targets>

interface Waiting {
  wait: ChatWait
  /** The step that waits for staff, and since when. */
  step: { kind: 'verify' | 'rebind'; since: Date } | null
}

/**
 * A clock that counts within duty hours; none for a target of 0. A lead who joined later has the rest of the time, or a
 * new one if it was over by then.
 */
function clock(kind: ClockKind, fromMs: number, joinedMs: number, rules: Targets): Clock[] {
  const duty = dutyOf(rules)
  const ms = rules[TARGETS[kind]] * MINUTE_MS
  if (ms === 0) return []
  const isOver = afterDuty(new Date(fromMs), ms, duty).getTime() <= joinedMs
  const since = new Date(isOver ? joinedMs : fromMs)
  return [{ kind, since, nudgeAt: afterDuty(since, ms / 2, duty), dueAt: afterDuty(since, ms, duty) }]
}

/**
 * Returns the running clocks of an order, the earliest deadline first. The lead owes a first line from the assignment on,
 * later an answer to the first line that no one of staff answered; a step counts from when it waits.
 */
export function clocksOf({ wait: { joinedMs, isMet, askedMs }, step }: Waiting, rules: Targets): Clock[] {
  const joined = joinedMs ?? 0
  const answer =
    joinedMs !== null && !isMet
      ? clock('first', joined, 0, rules)
      : askedMs === null
        ? []
        : clock('next', askedMs, joined, rules)
  const own = step === null ? [] : clock(step.kind, step.since.getTime(), joined, rules)
  return [...answer, ...own].toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/** What both sides read when an order goes to somebody else. */
export const movedText = (from: string, to: string): string =>
  `${staffTitle(from)}暂时无法回复，已由${staffTitle(to)}接手`

/** Staff from whom an order was taken do not get it back for this time. */
export const REST_HOURS = 24

/**
 * A wait that was over for longer when it was first noticed is left alone: after a pause of the program, or where there
 * were no clocks before, orders would otherwise change hands all at once.
 */
export const STALE_HOURS = 24

/** Whether a clock asks for something that was not done yet: half of the target a nudge, over it somebody else. */
export const isDue = ({ nudgeAt, dueAt }: Clock, row: ClockRow | undefined, at: Date): boolean =>
  dueAt <= at ? !row?.breachedAt && at.getTime() - dueAt.getTime() < STALE_HOURS * HOUR_MS : nudgeAt <= at && !row

/** Led orders are read at least this often, for lines that wait for a lead whose shift is over. */
const LOOK_MS = MINUTE_MS

/**
 * When an order is read next: when a clock reaches half of its target or the target, and before one that begins after
 * `at` can reach half of it.
 */
export function nextLook(clocks: readonly Clock[], rules: Targets, at: Date): Date {
  const halves = Object.values(TARGETS).flatMap((target) =>
    rules[target] > 0 ? [(rules[target] * MINUTE_MS) / 2] : [],
  )
  const ends = clocks.flatMap(({ nudgeAt, dueAt }) => [nudgeAt.getTime(), dueAt.getTime()])
  const later = ends.filter((end) => end > at.getTime())
  return new Date(Math.min(at.getTime() + Math.min(LOOK_MS, ...halves), ...later))
}

/** A line waits for a lead whose shift is over. Whoever is offline has handed the orders over. */
export const isLeft = ({ askedMs }: ChatWait, duty: Duty | undefined, at: Date): boolean =>
  askedMs !== null && duty !== undefined && duty.state !== 'away' && !isOnShift(duty, at)

/** What both sides read while no one is on duty. */
export const parkedText = (next: Date | null): string =>
  next ? `客服已下班，${formatShortTime(next)} 上班后回复` : '客服已下班，上班后回复'
