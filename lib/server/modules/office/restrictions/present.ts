import type { OwnRestriction, RunningOrder, StaffRestriction } from '@/lib/contract/entities/restriction'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import {
  clauseText,
  JUDICIAL_HOLD,
  kindsText,
  RESTRICTION_APPEAL_STATES,
  RESTRICTION_STATES,
} from '@/lib/shared/people/restrictions'
import { maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { Services } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { limitsOf, namesOf } from '../../people/limits/rules'
import type { Limits, RestrictionRow } from '../../people/limits/types'
import { SECOND_FROM } from './rules'
import { ELSEWHERE_CLAUSE } from './rules-elsewhere'
import type { AppealRow } from './types'

/** Evidence is only for the member who sent it and for staff. */
type PresentServices = Pick<Services, 'vault' | 'now'>

const presentAppeal = (services: PresentServices, row: AppealRow) => ({
  state: row.state,
  stateName: RESTRICTION_APPEAL_STATES[row.state],
  statement: row.statement,
  pictures: row.evidence.map((key) => storedUrl(services, key)),
  createTime: formatDateTime(row.createdAt),
  dueTime: formatDateTime(row.dueAt),
  decideTime: timeOrNull(row.reviewedAt),
  reason: row.reviewReason,
})

export const presentOwn = (
  services: PresentServices,
  row: RestrictionRow,
  appeal: AppealRow | undefined,
): OwnRestriction => ({
  restrictionId: row.id,
  kinds: row.kinds,
  held: fenToYuan(row.heldFen),
  clause: row.clause,
  clauseText: clauseText(row.clause),
  reason: row.reason,
  fromTime: formatDateTime(row.fromAt),
  untilTime: formatDateTime(row.untilAt),
  renewals: row.renewals,
  state: row.state,
  stateName: RESTRICTION_STATES[row.state],
  endTime: timeOrNull(row.endedAt),
  endReason: row.endReason,
  canAppeal: row.state === 'active' && row.clause !== JUDICIAL_HOLD && appeal === undefined,
  appeal: appeal ? presentAppeal(services, appeal) : null,
})

interface Room {
  rows: readonly RestrictionRow[]
  appeals: ReadonlyMap<number, AppealRow>
  running: RunningOrder[]
  held: Fen
  terms: { coin: string; available: string }
  /** In force, of the person's other accounts. */
  elsewhere: readonly RestrictionRow[]
}

export const presentRoom = (services: PresentServices, { rows, appeals, running, held, terms, elsewhere }: Room) => ({
  list: rows.map((row) => presentOwn(services, row, appeals.get(row.id))),
  running,
  coin: terms.coin,
  held: fenToYuan(held),
  available: terms.available,
  elsewhere: presentElsewhere(limitsOf(elsewhere)),
})

function presentElsewhere(limits: Limits) {
  const kinds = namesOf(limits)
  const until = Object.values(limits).toSorted((a, b) => b.getTime() - a.getTime())[0]
  return until ? { kinds: kindsText(kinds), untilTime: formatDateTime(until) } : null
}

interface Preview {
  nickName: string
  coin: Fen
  goods: number
  running: RunningOrder[]
  active: StaffRestriction[]
}

export const presentPreview = ({ nickName, coin, goods, running, active }: Preview) => ({
  nickName,
  coin: fenToYuan(coin),
  goods,
  running,
  active,
  secondFrom: fenToYuan(SECOND_FROM),
})

export interface Names {
  member: { nickName: string; phone: string | null } | undefined
  nameOf: (userId: UserId | null) => string
}

export const presentForStaff = (
  services: PresentServices,
  { row, appeal, mayDecide }: { row: RestrictionRow; appeal: AppealRow | undefined; mayDecide: boolean },
  { member, nameOf }: Names,
): StaffRestriction => ({
  ...presentOwn(services, row, appeal),
  userId: row.userId,
  nickName: member?.nickName ?? '',
  phone: maskPhone(member?.phone ?? ''),
  imposedBy: row.imposedBy === null && row.clause === ELSEWHERE_CLAUSE ? '系统' : nameOf(row.imposedBy),
  deciders: row.deciderIds.map(nameOf),
  endedBy: nameOf(row.endedBy),
  reviewer: nameOf(appeal?.reviewerId ?? null),
  note: row.note,
  evidence: row.evidence.map((key) => storedUrl(services, key)),
  isOverdue: appeal?.state === 'open' && appeal.dueAt <= services.now(),
  mayDecide: appeal?.state === 'open' && mayDecide,
})
