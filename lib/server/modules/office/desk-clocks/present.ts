import type { StaffClock } from '@/lib/contract/entities/desk'
import { CLOCKS } from '@/lib/shared/staff/clocks'
import { formatDateTime } from '@/lib/shared/time'
import type { Clock } from './types'

const seconds = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 1000)

export const presentClock = ({ kind, since, nudgeAt, dueAt }: Clock, now: Date): StaffClock => ({
  kind,
  label: `剩余${CLOCKS[kind]}时间`,
  outcome: '超时改派给空闲客服',
  dueTime: formatDateTime(dueAt),
  dueIn: seconds(now, dueAt),
  span: seconds(since, dueAt),
  stopped: false,
  isPressing: nudgeAt <= now,
})
