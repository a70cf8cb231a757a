import { evidenceError } from '@/components/ui/forms/evidence-error'
import type { FieldErrors } from '@/components/ui/forms/use-form'
import type { ClaimCover, ClaimDetail } from '@/lib/contract/entities/claim'
import { fen, fenToYuan, lesserOf, YUAN_PATTERN, yuanToFen } from '@/lib/shared/money/money'
import { type BanCause, FOREVER_DAYS, rentBanError, saleBanError } from '@/lib/shared/trade/ban-claims'
import { CLAIM_WORDS, type ClaimKind, isBan } from '@/lib/shared/trade/claims'

/** Fields of the form that files a claim. */
export interface ClaimDraft {
  kind: ClaimKind
  topUp: string
  banDate: string
  banCause: BanCause
  causeDate: string
  banDays: string
  isForever: boolean
  statement: string
  notice: string[]
  loginRecord: string[]
  pictures: string[]
}

/** Starts from a saved draft, if there is one. */
export function draftFrom(draft: ClaimDetail | null, cover: ClaimCover): ClaimDraft {
  const { date = '', cause = 'unknown', causeDate = '', days = 0 } = draft?.ban ?? {}
  const isForever = days === FOREVER_DAYS
  return {
    kind: draft && cover.kinds.includes(draft.kind) ? draft.kind : (cover.kinds[0] ?? 'retrieved'),
    topUp: draft?.topUp && Number(draft.topUp) > 0 ? draft.topUp : '',
    banDate: date,
    banCause: cause,
    causeDate,
    banDays: days && !isForever ? String(days) : '',
    isForever,
    statement: draft?.statement ?? '',
    notice: [],
    loginRecord: [],
    pictures: [],
  }
}

const daysOf = ({ isForever, banDays }: Pick<ClaimDraft, 'isForever' | 'banDays'>): number =>
  isForever ? FOREVER_DAYS : Number(banDays || 0)

/** What the stated days of a ban pay, in yuan, within the limits of the cover. */
export function banSum(fields: Pick<ClaimDraft, 'isForever' | 'banDays'>, { rent, most }: ClaimCover): string {
  if (!rent) return most
  const hours = BigInt(Math.min(daysOf(fields), rent.mostDays) * rent.hoursADay)
  return fenToYuan(lesserOf(fen(yuanToFen(rent.hour) * hours), yuanToFen(most)))
}

/** Validation errors with the server's messages. */
export function claimErrors(fields: ClaimDraft, cover: ClaimCover, today: string): FieldErrors<ClaimDraft> {
  const { kind, topUp, statement, pictures } = fields
  const isAboutBan = isBan(kind)
  return {
    topUp: kind === 'topUps' && !YUAN_PATTERN.test(topUp) ? '请填写购买后的充值金额，最多两位小数' : undefined,
    ...(isAboutBan && banErrors(fields, cover, today)),
    statement: statement.trim().length < CLAIM_WORDS.least ? '写明什么时候发现的、登录时看到什么提示' : undefined,
    pictures: evidenceError(pictures, isAboutBan ? undefined : '请上传至少 1 张截图'),
  }
}

function banErrors(fields: ClaimDraft, { ban, rent }: ClaimCover, today: string): FieldErrors<ClaimDraft> {
  const { banDate: date, banCause: cause, causeDate, notice, loginRecord } = fields
  const stated = { date, cause, causeDate }
  const error = rent
    ? rentBanError({ ...stated, days: daysOf(fields) }, { today, startedOn: ban.from, endedOn: ban.to })
    : saleBanError(stated, { today, orderedOn: ban.from, receivedOn: ban.to, disclosed: ban.disclosed })
  return {
    ...(error && { [error.field]: error.message }),
    notice: evidenceError(notice, '请上传游戏官方的封禁通知'),
    loginRecord: evidenceError(loginRecord, '请上传登录记录'),
  }
}

/** Fields of the call, without pictures. */
export function statedIn(fields: ClaimDraft) {
  const { kind, topUp, banDate, banCause, causeDate, statement } = fields
  const days = daysOf(fields)
  return {
    kind,
    statement,
    topUp: kind === 'topUps' && topUp ? topUp : undefined,
    ...(isBan(kind) && {
      banDate: banDate || undefined,
      banCause,
      causeDate: causeDate || undefined,
      banDays: kind === 'rentBanned' && days > 0 ? String(days) : undefined,
    }),
  }
}
