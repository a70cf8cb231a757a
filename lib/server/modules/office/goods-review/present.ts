import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import type { ReviewRow, ReviewVersion } from '@/lib/contract/entities/goods-review'
import { FINDING_RULES, type Finding, REFUSE_REASONS, REVIEW_STATES, weightOf } from '@/lib/shared/goods/goods-review'
import type { UserId } from '@/lib/shared/ids'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import type { ReviewedGoods } from '../../listings/catalog/selling/queries-review'
import type { SellerRecord } from '../../orders/trading/figures/seller-records'
import type { PublicUser } from '../../people/identity/queries'
import type { Reported } from '../trust/queries-goods-reports'
import type { Review } from './types'

/** Returns the result of a bulk decision per item. */
export const presentActions = (results: readonly { name: string; refused: Error | null }[]) => ({
  done: results.filter(({ refused }) => !refused).length,
  list: results.map(({ name, refused }) => ({ name, ok: !refused, msg: refused?.message ?? '' })),
})

const presentFinding = ({ rule, text }: Finding) => ({ rule, ...FINDING_RULES[rule], text })
const timeOr = (at: Date | null) => (at ? formatDateTime(at) : null)
const wordsOf = ({ reasons, words }: Pick<Review, 'reasons' | 'words'>): string =>
  [...reasons.map((reason) => REFUSE_REASONS[reason]), words].filter(Boolean).join('，')

export const presentSeller = (userId: UserId, user: PublicUser | undefined, record: SellerRecord | undefined) => ({
  userId,
  name: maskName(user?.nickName ?? '已注销用户'),
  sold: record?.sold ?? 0,
  retrieved: record?.retrieved ?? 0,
})

interface Around {
  listed: ReviewedGoods
  seller: ReturnType<typeof presentSeller>
  middle: number | null
}

export const presentReview = (row: Review, { listed, seller, middle }: Around, reviewer: string): ReviewRow => ({
  reviewId: row.id,
  goods: listed.goods,
  seller,
  distId: row.distId,
  version: row.version,
  middle,
  reviewer,
  findings: row.findings.map(presentFinding),
  weight: weightOf(row.findings),
  words: wordsOf(row),
  submitTime: formatDateTime(row.createdAt),
  doneTime: timeOr(row.reviewedAt),
  dueTime: row.state === 'waiting' ? formatDateTime(row.dueAt) : null,
})

/** An item that is listed without a version under review. */
const presentUnreviewed = (
  { listed, seller, middle }: Around,
  shown: Pick<ReviewRow, 'words' | 'submitTime' | 'dueTime'>,
): ReviewRow => ({
  reviewId: null,
  goods: listed.goods,
  seller,
  distId: listed.goods.distId,
  version: 0,
  middle,
  reviewer: '',
  findings: [],
  weight: 'warn',
  ...shown,
  doneTime: null,
})

export const presentReported = ({ faults, since, dueAt }: Reported, around: Around): ReviewRow =>
  presentUnreviewed(around, {
    words: faults.join('、'),
    submitTime: formatDateTime(since),
    dueTime: formatDateTime(dueAt),
  })

/** An item on sale, whether it was ever reviewed or not. */
export const presentShelved = (createdAt: Date, around: Around): ReviewRow =>
  presentUnreviewed(around, { words: '', submitTime: formatDateTime(createdAt), dueTime: null })

export const presentVersion = (row: Review, reviewer: string): ReviewVersion => ({
  reviewId: row.id,
  version: row.version,
  state: row.state,
  stateName: REVIEW_STATES[row.state],
  reviewer,
  findings: row.findings.map(presentFinding),
  changes: row.changes,
  words: row.words,
  reasons: row.reasons.map((reason) => REFUSE_REASONS[reason]),
  submitTime: formatDateTime(row.createdAt),
  dueTime: formatDateTime(row.dueAt),
  doneTime: timeOr(row.reviewedAt),
})

/** Returns what a review objects to, in one line of the seller's list; null if it is over. */
export function presentFault(row: Review): OwnGoodsRow['fault'] {
  const { state } = row
  if (state === 'waiting') return { state, text: row.findings.map(({ text }) => text).join('；') }
  return state === 'refused' || state === 'removed' ? { state, text: wordsOf(row) } : null
}

/** Returns a review as shown to the seller, without the reviewer. */
export const presentOwnReview = (row: Review) => {
  const {
    findings,
    reviewer: _,
    changes: _changes,
    reviewId: _id,
    version: _version,
    ...rest
  } = presentVersion(row, '')
  return { ...rest, findings: findings.map(({ text }) => text) }
}
