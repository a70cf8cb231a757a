import { z } from 'zod'
import { BAN_CAUSES, type BanCause, FOREVER_DAYS } from '@/lib/shared/trade/ban-claims'
import { CASE_STATES } from '@/lib/shared/trade/case-states'
import { CLAIM_ACTIONS, CLAIM_KINDS, CLAIM_PICTURES, CLAIM_WORDS, type ClaimKind } from '@/lib/shared/trade/claims'
import { claimCover, claimDetail, owing, ownClaim } from '../entities/claim'
import {
  codeBy,
  dayText,
  flag,
  none,
  orderSn,
  page,
  paged,
  pageSize,
  pictureKeys,
  price,
  secret,
  text,
  uint,
} from '../fields'
import { endpoint } from '../kit'
import { caseCounts } from './case-counts'

const claimSn = codeBy(/^LP\d{18}$/, '理赔号错误')
const kinds = Object.keys(CLAIM_KINDS) as [ClaimKind, ...ClaimKind[]]
const pictures = pictureKeys(CLAIM_PICTURES).prefault('[]').describe('JSON text: media keys of purpose evidence')
const { least, most } = CLAIM_WORDS
const causes = Object.keys(BAN_CAUSES) as [BanCause, ...BanCause[]]
/** Of kinds about a ban, as the operator's notice says. */
const statedBan = {
  banDate: dayText.optional().describe('of the ban'),
  banCause: z.enum(causes, '请选择通知写明的封禁原因').optional(),
  causeDate: dayText.optional().describe('when the rules were broken, if the notice says so'),
  banDays: uint(FOREVER_DAYS).optional().describe('of a rented account: how long it is banned'),
}
const shownPictures = (what: string) => pictureKeys(3).prefault('[]').describe(`JSON text: media keys of ${what}`)
const stated = {
  orderSn,
  kind: z.enum(kinds, '请选择发生了什么'),
  topUp: price.optional().describe('of kind topUps: what was topped up after the purchase'),
  ...statedBan,
}

/**
 * Cover claims of an order: filed by its buyer, decided by customer service, paid by a scheduled job on the seventh
 * day.
 */
export const claimContract = {
  'POST /claim/draft': endpoint({
    summary: 'Save a draft of a claim until it is filed',
    access: 'login',
    input: z.object({ ...stated, statement: secret(text(most).prefault('')) }),
    output: z.object({ claimSn: z.string() }),
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'NO_CLAIM', 'CLAIM_OPEN', 'INVALID_INPUT'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /claim/file': endpoint({
    summary: 'Claim the cover of an own purchase: staff decide in 48 hours, the platform pays on the seventh day',
    access: 'login',
    input: z.object({
      ...stated,
      statement: secret(text(most).min(least, `请写得更具体，至少${least}个字`)),
      pictures,
      notice: shownPictures("the operator's notice of a ban"),
      loginRecord: shownPictures('a record of logins'),
    }),
    output: z.object({ claimSn: z.string() }),
    refusals: ['FACE_NEEDED', 'NOT_FOUND', 'ELSEWHERE', 'NO_CLAIM', 'CLAIM_OPEN', 'INVALID_INPUT'],
    idempotent: true,
    limit: { points: 30, seconds: 600 },
  }),
  'POST /claim/act': endpoint({
    summary: 'Act on an own claim: add information, appeal, report the account as recovered; as the seller also pay it',
    access: 'login',
    input: z.object({
      claimSn,
      action: z.enum(CLAIM_ACTIONS, '没有符合条件的操作'),
      note: secret(text(most).prefault('')),
      pictures,
    }),
    output: none,
    refusals: ['NOT_FOUND', 'CLAIM_STATE', 'FORBIDDEN', 'APPEAL_USED', 'APPEAL_LATE', 'BALANCE_SHORT', 'INVALID_INPUT'],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 600 },
  }),
  'POST /claim/repay': endpoint({
    summary: 'Repay debts for claims from the balance, as far as it allows',
    access: 'login',
    input: z.object({}),
    output: owing,
    refusals: ['BALANCE_SHORT'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /claim/answerWatch': endpoint({
    summary: 'Answer whether the caller still controls an account bought some days ago; a no starts a claim',
    access: 'login',
    input: z.object({ checkId: uint(), isMine: flag }),
    output: z.object({ href: z.string().describe('where to go on: the claim, else the order') }),
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'CHECK_DONE'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /claim/list': endpoint({
    summary: 'List own claims as buyer or seller, open ones first, and the debt for them',
    access: 'login',
    input: z.object({ state: z.enum(CASE_STATES, '没有符合条件的理赔').optional(), page, pageSize: pageSize(10, 20) }),
    output: paged(ownClaim).extend({ counts: caseCounts, owing }),
    refusals: [],
  }),
  'GET /claim/ofOrder': endpoint({
    summary: 'Get the latest claim of an own order, and what its cover pays for',
    access: 'login',
    input: z.object({ orderSn }),
    output: z.object({ claim: claimDetail.nullable(), cover: claimCover.nullable(), mayFile: z.boolean() }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
} as const
