import type { CaseBrief, ServiceCase, StaffCase } from '@/lib/contract/entities/service-case'
import { shortText } from '@/lib/shared/text/cut-text'
import { maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import { CASE_FORMS, CASE_KINDS, CASE_OUTCOMES, CASE_STATES } from '@/lib/shared/trade/service-cases'
import type { Services } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { canAppeal, isLate, openFacts, shownFact } from './rules'
import type { CaseEvidenceRow, CaseGoodsRow, CaseNoteRow, CaseRow } from './types'

/** Evidence is only for its sender and for staff. */
type PresentServices = Pick<Services, 'vault' | 'now'>
type Names = (userId: number | null) => string

/** What number and phone show without a code. */
export const presentBrief = (row: CaseRow, nameOf: Names): CaseBrief => ({
  caseSn: row.sn,
  kind: row.kind,
  kindName: CASE_KINDS[row.kind],
  state: row.state,
  stateName: CASE_STATES[row.state],
  outcome: row.outcome,
  outcomeName: row.outcome ? CASE_OUTCOMES[row.outcome] : '',
  handler: nameOf(row.handlerId),
  createTime: formatDateTime(row.createdAt),
  answerDueTime: formatDateTime(row.answerDueAt),
  answerTime: timeOrNull(row.answeredAt),
  dueTime: formatDateTime(row.dueAt),
  askedUntilTime: timeOrNull(row.askedUntil),
  closeTime: timeOrNull(row.closedAt),
  appealUntilTime: timeOrNull(row.appealUntil),
})

const presentNote = (services: PresentServices, note: CaseNoteRow, nameOf: Names) => ({
  by: note.by,
  name: note.by === 'sender' ? '' : nameOf(note.staffId),
  text: note.text,
  pictures: note.pictures.map((key) => storedUrl(services, key)),
  asks: note.asks,
  createTime: formatDateTime(note.createdAt),
})

interface Whole {
  row: CaseRow
  notes: readonly CaseNoteRow[]
  nameOf: Names
}

export function presentCase(services: PresentServices, { row, notes, nameOf }: Whole): ServiceCase {
  const { facts } = openFacts(services.vault, row)
  const shown = CASE_FORMS[row.kind].facts.flatMap(({ key, label }) =>
    facts[key] ? [{ label, text: shownFact(facts[key]) }] : [],
  )
  return Object.assign(presentBrief(row, nameOf), {
    statement: row.statement,
    facts: shown,
    pictures: row.evidence.map((key) => storedUrl(services, key)),
    clause: row.clause,
    reason: row.reason,
    notes: notes.filter(({ by }) => by !== 'internal').map((note) => presentNote(services, note, nameOf)),
    canReply: row.state !== 'closed' && row.state !== 'appealed',
    canAppeal: canAppeal(row, services.now()),
  })
}

const GOODS_STATES = {
  withheld: '已下架，等卖家声明',
  countered: '卖家已声明，待恢复',
  restored: '已恢复',
  sued: '权利人已起诉',
} as const

export const presentWithheld = ({ item, sn }: { item: CaseGoodsRow; sn: string }) => ({
  caseSn: sn,
  goodsSn: item.goodsSn,
  state: item.state,
  stateName: GOODS_STATES[item.state],
  counter: item.counter,
  withholdTime: formatDateTime(item.withheldAt),
  backTime: timeOrNull(item.backAt),
})

interface ForStaff {
  me: number
  siteName: string
}

const staffFacts = (services: PresentServices, row: CaseRow, { me, siteName }: ForStaff, nameOf: Names) => {
  const { phone, facts } = openFacts(services.vault, row)
  return {
    distId: row.distId,
    siteName,
    sender: row.userId === null ? facts.name || facts.organ || '访客' : nameOf(row.userId),
    phone: maskPhone(phone),
    userId: row.userId,
    isMine: row.handlerId === me && row.state !== 'closed',
    isOverdue: isLate(row, services.now()),
  }
}

export const presentRow = (services: PresentServices, row: CaseRow, seen: ForStaff, nameOf: Names) =>
  Object.assign(presentBrief(row, nameOf), staffFacts(services, row, seen, nameOf), {
    statement: shortText(row.statement, 60),
  })

export const presentForStaff = (
  services: PresentServices,
  whole: Whole,
  {
    mayDecideAppeal,
    goods,
    evidence,
    ...seen
  }: ForStaff & { mayDecideAppeal: boolean; goods: readonly CaseGoodsRow[]; evidence: readonly CaseEvidenceRow[] },
): StaffCase =>
  Object.assign(presentCase(services, whole), staffFacts(services, whole.row, seen, whole.nameOf), {
    notes: whole.notes.map((note) => presentNote(services, note, whole.nameOf)),
    mayDecideAppeal,
    goods: goods.map((item) => presentWithheld({ item, sn: whole.row.sn })),
    evidence: evidence.map(({ orderSn, createdAt }) => ({ orderSn, createTime: formatDateTime(createdAt) })),
    isAppealed: whole.row.appealedAt !== null,
  })
