import type { DeskClock } from '@/lib/contract/entities/desk'
import { CLOCKS } from '@/lib/shared/staff/clocks'
import { formatDateTime } from '@/lib/shared/time'
import { siteServing } from '../../people/staff/queries-service'
import type { Clock } from './types'

const seconds = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 1000)

type Led = Parameters<typeof siteServing>[0]

/** What happens at the end of a clock. Only the platform's own staff lead orders of which it is a party. */
function outcomeOf({ dueAt }: Clock, order: Led, now: Date): string {
  if (dueAt <= now) return '暂无客服可改派'
  return siteServing(order) === null ? '超时改派平台客服' : '超时改派给空闲客服'
}

export const presentClock = (clock: Clock, order: Led, now: Date): DeskClock =>
  present(clock, outcomeOf(clock, order, now), now)

const present = ({ kind, since, nudgeAt, dueAt }: Clock, outcome: string, now: Date): DeskClock => ({
  kind,
  label: `剩余${CLOCKS[kind]}时间`,
  outcome,
  dueTime: formatDateTime(dueAt),
  dueIn: seconds(now, dueAt),
  span: seconds(since, dueAt),
  stopped: false,
  isPressing: nudgeAt <= now,
})
