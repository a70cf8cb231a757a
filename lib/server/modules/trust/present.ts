import type { OwnAppeal, OwnReport, RulingDetail, RulingRow } from '@/lib/contract/entities/ruling'
import { fenToYuan } from '@/lib/shared/money'
import { formatDateTime } from '@/lib/shared/time'
import { ACCOUNT_KINDS, BLACK_REASONS } from '@/lib/shared/trust'
import type { Services } from '../../runtime/context'
import { storedUrl } from '../../runtime/private-media'
import { appealUntil } from './rules'
import type { Appeal, Report, Ruling } from './types'

const timeOrNull = (at: Date | null) => (at ? formatDateTime(at) : null)
const SUMMARY = 100
/** Evidence is for the people of the case alone. */
type PresentServices = Pick<Services, 'vault' | 'now'>

export const presentRuling = (row: Ruling, games: ReadonlyMap<number, string>): RulingRow => ({
  code: row.code,
  kind: row.kind,
  title: row.title,
  gameId: row.gameId,
  gameName: games.get(row.gameId) ?? '',
  reasonName: row.reason ? BLACK_REASONS[row.reason].name : '',
  subjectKindName: row.subjectKind ? ACCOUNT_KINDS[row.subjectKind] : '',
  subject: row.subjectMask,
  summary: row.published ? row.facts.slice(0, SUMMARY) : '',
  decision: row.decision,
  claimed: fenToYuan(row.claimedFen),
  awarded: fenToYuan(row.awardedFen),
  state: row.state,
  openTime: formatDateTime(row.openedAt),
  decideTime: formatDateTime(row.decidedAt),
})

/** Without the reporter's consent the case stays withheld; what was decided and by which rule does not. */
export function presentRulingDetail(
  row: Ruling,
  games: ReadonlyMap<number, string>,
  next: readonly Ruling[],
): RulingDetail {
  const { published } = row
  return {
    ...presentRuling(row, games),
    parties: published ? row.parties : [],
    facts: published ? row.facts : '',
    reasoning: published ? row.reasoning : [],
    ruleName: row.ruleName,
    ruleText: row.ruleText,
    timeline: published ? row.timeline : [],
    published,
    appealUntil: timeOrNull(appealUntil(row)),
    next: next.map((other) => presentRuling(other, games)),
  }
}

export const presentReport = (
  row: Report,
  games: ReadonlyMap<number, string>,
  services: PresentServices,
): OwnReport => ({
  sn: row.sn,
  kindName: ACCOUNT_KINDS[row.kind],
  account: row.valueMask,
  gameName: games.get(row.gameId) ?? '',
  reasonName: BLACK_REASONS[row.reason].name,
  story: row.story,
  evidence: row.evidence.map((key) => storedUrl(services, key)),
  orderSn: row.orderSn,
  state: row.state,
  dueTime: formatDateTime(row.dueAt),
  overdue: row.state === 'pending' && row.dueAt < services.now(),
  reviewTime: timeOrNull(row.reviewedAt),
  reviewReason: row.reviewReason,
  rulingCode: row.rulingCode,
  createTime: formatDateTime(row.createdAt),
})

export const presentAppeal = (
  row: Appeal,
  ruling: Pick<Ruling, 'title' | 'kind'>,
  services: PresentServices,
): OwnAppeal => ({
  sn: row.sn,
  rulingCode: row.rulingCode,
  rulingTitle: ruling.title,
  rulingKind: ruling.kind,
  statement: row.statement,
  evidence: row.evidence.map((key) => storedUrl(services, key)),
  state: row.state,
  dueTime: formatDateTime(row.dueAt),
  overdue: row.state === 'pending' && row.dueAt < services.now(),
  reviewTime: timeOrNull(row.reviewedAt),
  reviewReason: row.reviewReason,
  createTime: formatDateTime(row.createdAt),
})
