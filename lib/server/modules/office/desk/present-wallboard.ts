import type { WallboardAgent } from '@/lib/contract/console/quality-fields'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'
import { DUTY_STATES } from '@/lib/shared/staff/desk'
import { formatDateTime } from '@/lib/shared/time'
import type { PublicUser } from '../../people/identity/queries'
import { type Duty, isOnDuty } from '../../people/staff/rules-duty'

interface Wait {
  since: Date
  isLate: boolean
}
interface AgentFacts extends Pick<WallboardAgent, 'siteName' | 'open' | 'firstAnswer' | 'breaches'> {
  userId: UserId
  person: PublicUser | undefined
  duty: Duty
  waits: readonly Wait[]
}

const secondsSince = (at: Date, since: Date): number => Math.max(0, Math.round((at.getTime() - since.getTime()) / 1000))
/** Seconds of the longest wait; null: nothing waits. */
const oldestOf = (at: Date, waits: readonly Wait[]): number | null =>
  waits.length === 0 ? null : Math.max(...waits.map(({ since }) => secondsSince(at, since)))
const lateOf = (waits: readonly Wait[]): number => waits.filter(({ isLate }) => isLate).length

export function presentAgent(at: Date, { person, duty, waits, ...facts }: AgentFacts): WallboardAgent {
  const isOn = isOnDuty(duty, at)
  return {
    ...facts,
    name: person?.nickName ?? '',
    actor: person?.actor ?? '',
    duty: duty.state === 'open' && !isOn ? '不在时段' : DUTY_STATES[duty.state],
    isOnDuty: isOn,
    waiting: waits.length,
    late: lateOf(waits),
    oldest: oldestOf(at, waits),
  }
}

interface Board {
  unassigned: { waiting: number; late: number; oldestAt: Date | null }
  waits: readonly Wait[]
  breaches: number
  agents: WallboardAgent[]
}

export const presentWallboard = (
  at: Date,
  { unassigned: { waiting: unassigned, late, oldestAt }, waits, breaches, agents }: Board,
): OutputOf<ApiContract['GET /console/wallboard']> => ({
  time: formatDateTime(at),
  unassigned,
  oldestUnassigned: oldestAt && secondsSince(at, oldestAt),
  waiting: waits.length,
  late: late + lateOf(waits),
  oldest: oldestOf(at, waits),
  breaches,
  agents: agents.toSorted(
    (a, b) => Number(b.isOnDuty) - Number(a.isOnDuty) || b.late - a.late || b.waiting - a.waiting || b.open - a.open,
  ),
})
