import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type {
  OwnAppeal,
  OwnLookup,
  OwnReport,
  RulingDetail,
  RulingList,
  RulingRow,
} from '@/lib/contract/entities/ruling'
import { type Fen, fenToYuan, ZERO } from '@/lib/shared/money/money'
import { cutText } from '@/lib/shared/text/cut-text'
import { maskName } from '@/lib/shared/text/mask'
import { formatDate, formatDateTime, timeOrNull } from '@/lib/shared/time'
import { isPaidSide, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { ACCOUNT_KINDS, BLACK_REASONS, type RulingKind, type VerifyKind } from '@/lib/shared/trade/trust'
import { type Page, presentPage } from '../../../db/page'
import type { Services } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import type { CoverTier } from '../../core/tenancy/types'
import type { PublicUser } from '../../people/identity/queries'
import { appealUntil } from './rules'
import type { Appeal, Certificate, Lookup, Report, Ruling, StaffContact, StaffReport } from './types'

const SUMMARY = 100
/** Evidence is only for the parties of a case. */
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
  summary: row.published ? cutText(row.facts, SUMMARY) : '',
  decision: row.decision,
  claimed: fenToYuan(row.claimedFen),
  awarded: fenToYuan(row.awardedFen),
  state: row.state,
  openTime: formatDateTime(row.openedAt),
  decideTime: formatDateTime(row.decidedAt),
})

interface RulingFigures {
  kinds: readonly { kind: RulingKind; count: number }[]
  perGame: readonly { gameId: number; count: number }[]
  figures: { claimed: Fen | null; awarded: Fen | null; medianHours: number | null } | undefined
}

export function presentRulings(
  page: Page<Ruling>,
  { kinds, perGame, figures }: RulingFigures,
  games: ReadonlyMap<number, string>,
): RulingList {
  const countOf = (kind: RulingKind) => kinds.find((row) => row.kind === kind)?.count ?? 0
  const { claimed, awarded, medianHours } = figures ?? { claimed: null, awarded: null, medianHours: null }
  return {
    ...presentPage(page, (row) => presentRuling(row, games)),
    counts: {
      all: kinds.reduce((all, { count }) => all + count, 0),
      trade: countOf('trade'),
      retrieval: countOf('retrieval'),
      blacklist: countOf('blacklist'),
    },
    games: perGame
      .flatMap(({ gameId, count }) => {
        const gameName = games.get(gameId)
        return gameName === undefined ? [] : [{ gameId, gameName, total: count }]
      })
      .sort((a, b) => b.total - a.total),
    figures: {
      claimed: fenToYuan(claimed ?? ZERO),
      awarded: fenToYuan(awarded ?? ZERO),
      medianHours: medianHours === null ? null : Math.round(medianHours),
    },
  }
}

/** Without the reporter's consent the story is withheld; the decision and the rule are still shown. */
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

export const presentLookup = (row: Lookup): OwnLookup => ({
  id: row.id,
  account: row.valueMask,
  isBlack: row.rulingCode !== '',
  rulingCode: row.rulingCode,
  createTime: formatDateTime(row.createdAt),
})

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

/** The same for whoever reviews it, with what the parties of the order signed. */
export const presentStaffReport = (
  row: Report,
  games: ReadonlyMap<number, string>,
  { services, agreement }: { services: PresentServices; agreement: CitedAgreement | undefined },
): StaffReport => Object.assign(presentReport(row, games, services), { agreement: agreement ?? null })

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

export const presentCase = (row: Ruling, gameName: string) => ({
  code: row.code,
  kind: row.kind === 'retrieval' ? ('retrieval' as const) : ('trade' as const),
  title: row.title,
  gameName,
  decision: row.decision,
  claimed: fenToYuan(row.claimedFen),
  awarded: fenToYuan(row.awardedFen),
  decideTime: formatDateTime(row.decidedAt),
  published: row.published,
})

/** The same with all that its editor wrote. */
export const presentCaseFile = (row: Ruling, gameName: string) => ({
  ...presentCase(row, gameName),
  gameId: row.gameId,
  parties: row.parties,
  facts: row.facts,
  reasoning: row.reasoning.join('\n'),
  ruleName: row.ruleName,
  ruleText: row.ruleText,
  openTime: formatDateTime(row.openedAt),
  timeline: row.timeline,
})

export const presentOwnContact = (row: StaffContact) => ({
  contactId: row.id,
  kind: row.kind,
  value: row.value,
  name: row.name,
  since: formatDateTime(row.since),
  active: row.active,
})

export const presentContact = (row: StaffContact, query: { queryType: VerifyKind; queryValue: string }) => ({
  queryType: `${query.queryType}` as const,
  queryValue: query.queryValue,
  name: row.name,
  since: formatDate(row.since),
})

/** A contact of the site's pages, which no one registered. */
export const presentPublished = (query: { queryType: VerifyKind; queryValue: string }) => ({
  queryType: `${query.queryType}` as const,
  queryValue: query.queryValue,
  name: '本站公布的客服',
})

/** `siteName`: '' if it is not ours. */
export const presentSource = (value: string, siteName: string) => ({ isOurs: siteName !== '', value, siteName })

const heading = (row: Certificate, holder: PublicUser) => ({
  code: row.code,
  kind: row.kind,
  holder: maskName(holder.nickName),
  issueDate: formatDate(row.issuedAt),
})

export function presentDealer(row: Certificate, holder: PublicUser, onSale: number) {
  const valid = holder.authStatus === 2 && onSale > 0
  return { ...heading(row, holder), title: '实名商家', valid, state: valid ? '实名认证，正常经营' : '已停止经营' }
}

export function presentCover(row: Certificate, holder: PublicUser, order: { status: number; tier?: CoverTier }) {
  const valid = isPaidSide(order.status)
  const running = order.status === ORDER_STATUS.complete ? '保障中' : '交易中，收货后生效'
  return {
    ...heading(row, holder),
    title: order.tier?.name ?? '包赔',
    valid,
    state: valid ? running : '订单已取消，保障终止',
  }
}

export const presentGoodsReport = ({ sn, dueAt }: { sn: string; dueAt: Date }) => ({
  sn,
  dueTime: formatDateTime(dueAt),
})
