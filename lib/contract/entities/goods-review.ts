import { z } from 'zod'
import { FINDING_NAMES, REFUSE_NAMES, REVIEW_STATES, type ReviewState } from '@/lib/shared/goods/goods-review'
import { dateTime, paged, userIdNumber, yuan } from '../fields'
import { goodsDetail, goodsRow } from './goods'
import { risk } from './risk'

const states = Object.keys(REVIEW_STATES) as [ReviewState, ...ReviewState[]]
/** Lists of the review area; again: was refused before; reported: by members; onSale: also what never waited. */
export const REVIEW_LISTS = ['waiting', 'again', 'reported', 'onSale', 'passed', 'refused', 'removed'] as const

const finding = z.object({
  rule: z.enum(FINDING_NAMES),
  name: z.string(),
  weight: z.enum(['stop', 'danger', 'warn']),
  text: z.string(),
})
const sellerRecord = z.object({
  userId: userIdNumber,
  name: z.string().describe('masked'),
  sold: z.number().int().describe('deals: paid and not ended since'),
  retrieved: z.number().int().describe('accounts that were taken back'),
})

const reviewRow = z.object({
  reviewId: z.number().int().nullable().describe('a version; null: reported or on sale, nothing waits'),
  goods: goodsRow,
  seller: sellerRecord,
  distId: z.number().int(),
  version: z.number().int(),
  findings: z.array(finding),
  weight: z.enum(['stop', 'danger', 'warn']).describe('of the heaviest finding'),
  middle: z.number().nullable().describe('yuan the like is sold for; null: too few'),
  submitTime: dateTime,
  dueTime: dateTime.nullable().describe('null: nothing is due'),
  doneTime: dateTime.nullable(),
  reviewer: z.string().describe("'' before the decision"),
  words: z.string().describe('of the decision, with its reasons; of reports what they say'),
})
export type ReviewRow = z.output<typeof reviewRow>

export const reviewList = paged(reviewRow).extend({
  counts: z
    .record(z.enum(REVIEW_LISTS), z.number().int())
    .describe('of the filtered goods; on sale at most 10,000 are counted'),
  sellerName: z.string().describe("masked, of the seller asked for; '': none was"),
  overdue: z.number().int().describe('of those that wait'),
  today: z.object({
    done: z.number().int(),
    refused: z.number().int(),
    minutes: z.number().int().nullable().describe('from sending to decision, the middle'),
  }),
})

const version = z.object({
  reviewId: z.number().int(),
  version: z.number().int(),
  state: z.enum(states),
  stateName: z.string(),
  findings: z.array(finding),
  changes: z.array(z.string()),
  reasons: z.array(z.string()),
  words: z.string(),
  reviewer: z.string(),
  submitTime: dateTime,
  dueTime: dateTime,
  doneTime: dateTime.nullable(),
})
export type ReviewVersion = z.output<typeof version>

export const reviewFile = z.object({
  goods: goodsDetail.describe('as a buyer will see it'),
  distId: z.number().int(),
  statusName: z.string(),
  weight: z.enum(['stop', 'danger', 'warn']).describe('of what waits'),
  isOwn: z.boolean().describe("the caller's own: somebody else decides"),
  versions: z.array(version).describe('the last first'),
  risk: risk.describe('of the seller'),
  seller: sellerRecord.extend({
    isVerified: z.boolean(),
    sinceTime: dateTime,
    onSale: z.number().int(),
    refused: z.number().int().describe('versions of his goods that staff refused or took off in 90 days'),
    isFrozen: z.boolean(),
  }),
  range: z
    .object({ days: z.number().int(), count: z.number().int(), low: yuan, mid: yuan, high: yuan })
    .nullable()
    .describe('what the like was sold for; null: too few'),
  repeated: z
    .array(z.object({ place: z.number().int(), goodsSn: z.string(), title: z.string() }))
    .describe("pictures that somebody else's item shows, by their place from 1 on"),
  reports: z.array(z.object({ faultName: z.string(), story: z.string(), time: dateTime })),
})
export type ReviewFile = z.output<typeof reviewFile>

/** As shown to the seller. */
export const ownReview = z.object({
  state: z.enum(states),
  stateName: z.string(),
  findings: z.array(z.string()),
  reasons: z.array(z.string()),
  words: z.string(),
  submitTime: dateTime,
  dueTime: dateTime,
  doneTime: dateTime.nullable(),
})
export type OwnReview = z.output<typeof ownReview>

export const refuseReason = z.enum(REFUSE_NAMES)
