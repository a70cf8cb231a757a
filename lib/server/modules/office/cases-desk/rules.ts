import { randomInt } from 'node:crypto'
import type { UserId } from '@/lib/shared/ids'
import { maskPhone } from '@/lib/shared/text/mask'
import { DAY_MS, formatDate, HOUR_MS } from '@/lib/shared/time'
import type { CaseKind, CaseOutcome } from '@/lib/shared/trade/service-cases'
import type { Vault } from '../../../runtime/vault'
import type { Rules } from '../../core/tenancy/types'
import type { CaseRow, Sealed } from './types'

/** How long a proved phone counts, in seconds. */
export const GUEST_SECONDS = 2 * 3600
/** Cases that one phone, and one address, may send in a day. */
export const A_PHONE_A_DAY = 5
export const AN_ADDRESS_A_DAY = 20
export const DAY_SECONDS = 86_400

export const newCaseSn = (now: Date): string =>
  `KF${formatDate(now).replaceAll('-', '').slice(2)}${String(randomInt(0, 100_000_000)).padStart(8, '0')}`

export const phoneHashOf = (vault: Vault, phone: string): string => vault.mac('case', `phone ${phone}`)

/** A visitor's id for pictures and repeated calls: negative, so that it is no account's, and the same for a phone. */
export const guestIdOf = (vault: Vault, phone: string): UserId =>
  -(Number.parseInt(vault.mac('case', `guest ${phone}`).slice(0, 12), 16) + 1) as UserId

/** The text of the cookie that proves a phone on one site for a while. */
export function sealGuest(vault: Vault, distId: number, phone: string, now: Date): string {
  const until = now.getTime() + GUEST_SECONDS * 1000
  return vault.seal('case', `guest ${distId}`, `${until} ${phone}`).toString('base64url')
}

/** The phone that the cookie proves; '' if it proves none. */
export function openGuest(vault: Vault, distId: number, text: string, now: Date): string {
  if (text === '') return ''
  try {
    const [until, phone = ''] = vault.open('case', `guest ${distId}`, Buffer.from(text, 'base64url')).split(' ')
    return Number(until) > now.getTime() ? phone : ''
  } catch {
    return ''
  }
}

export const sealFacts = (vault: Vault, sn: string, sealed: Sealed): Buffer =>
  vault.seal('case', sn, JSON.stringify(sealed))

/** Nothing of a member whose data was erased. */
export const openFacts = (vault: Vault, { sn, sealed }: Pick<CaseRow, 'sn' | 'sealed'>): Sealed =>
  sealed.length === 0 ? { phone: '', facts: {} } : (JSON.parse(vault.open('case', sn, sealed)) as Sealed)

const CLOCKS = {
  question: ['caseQuestionAnswerHours', 'caseQuestionDays'],
  complaint: ['caseComplaintAnswerHours', 'caseComplaintDays'],
  advice: ['caseAdviceAnswerHours', 'caseAdviceDays'],
  guardian: ['caseGuardianAnswerHours', 'caseGuardianDays'],
  rights: ['caseRightsAnswerHours', 'caseRightsDays'],
  authority: ['caseAuthorityAnswerHours', 'caseAuthorityDays'],
} as const satisfies Record<CaseKind, readonly [keyof Rules, keyof Rules]>

export const afterHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
export const afterDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Until when a case of this kind is answered and decided. */
export function dueTimes(rules: Rules, kind: CaseKind, at: Date): { answerDueAt: Date; dueAt: Date } {
  const [hours, days] = CLOCKS[kind]
  return { answerDueAt: afterHours(at, rules[hours]), dueAt: afterDays(at, rules[days]) }
}

/** Until when a decision can be appealed; null: it pleases the sender, or the one appeal was made. */
export function appealUntilOf(rules: Rules, row: CaseRow, outcome: CaseOutcome, at: Date): Date | null {
  if (outcome === 'answered' || outcome === 'granted' || row.appealedAt) return null
  return afterDays(at, rules.caseAppealDays)
}

export const canAppeal = ({ state, appealUntil, appealedAt }: CaseRow, at: Date): boolean =>
  state === 'closed' && appealedAt === null && appealUntil !== null && appealUntil > at

/** Whether staff should have answered or decided by now; what waits for the sender is never late. */
export const isLate = ({ state, answeredAt, answerDueAt, dueAt }: CaseRow, at: Date): boolean => {
  if (state === 'closed' || state === 'asked') return false
  return (answeredAt === null && answerDueAt <= at) || dueAt <= at
}

/** Deciding these gives out money or data, so it needs a second person. */
export const needsSecond = (kind: CaseKind, outcome: CaseOutcome): boolean =>
  outcome === 'granted' && (kind === 'guardian' || kind === 'authority')

/** Whether texts contain one of these numbers as a whole. */
export const isNamedIn = (texts: readonly string[], names: readonly string[]): boolean => {
  const words = new Set(
    texts.flatMap(
      (text) =>
        text
          .normalize('NFKC')
          .toUpperCase()
          .match(/[A-Z0-9]+/g) ?? [],
    ),
  )
  return names.some((name) => name !== '' && words.has(name))
}

/** A fact as it is shown: a phone is masked. */
export const shownFact = (text: string): string => (/^1\d{10}$/.test(text) ? maskPhone(text) : text)
