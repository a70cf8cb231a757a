import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { ReviewFile } from '@/lib/contract/entities/goods-review'
import { REVIEW_STATES, weightOf } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS, GOODS_STATUS_NAMES } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { formatDateTime } from '@/lib/shared/time'
import { GOODS_REPORT_REASONS, type GoodsReportReason } from '@/lib/shared/trade/trust'
import { RANGE_DAYS, type SoldRange } from '../../listings/valuation/rules-range'
import type { SellerRecord } from '../../orders/trading/figures/seller-records'
import type { PublicUser } from '../../people/identity/queries'
import { presentSeller, presentVersion } from './present'
import type { Review } from './types'

interface Parts {
  goods: GoodsDetail
  distId: number
  isOwn: boolean
  rows: readonly Review[]
  /** Names of the reviewers. */
  people: ReadonlyMap<number, PublicUser>
  seller: {
    sellerId: UserId
    person: PublicUser | undefined
    record: SellerRecord | undefined
    refused: number
    isFrozen: boolean
  }
  range: SoldRange | null
  repeated: ReviewFile['repeated']
  risk: ReviewFile['risk']
  reports: readonly { fault: GoodsReportReason; story: string; createdAt: Date }[]
}

const isTakenDown = ({ status }: Parts['goods'], rows: Parts['rows']): boolean =>
  status === GOODS_STATUS.refused && rows.find(({ state }) => state !== 'replaced')?.state === 'removed'

export const presentFile = ({ rows, people, seller, range, reports, ...parts }: Parts): ReviewFile => ({
  ...parts,
  // one taken off the shelf has the status of one that was refused
  statusName: isTakenDown(parts.goods, rows) ? REVIEW_STATES.removed : (GOODS_STATUS_NAMES[parts.goods.status] ?? ''),
  weight: weightOf(rows.find(({ state }) => state === 'waiting')?.findings ?? []),
  versions: rows.map((row) => presentVersion(row, people.get(row.reviewerId ?? 0)?.nickName ?? '')),
  seller: {
    ...presentSeller(seller.sellerId, seller.person, seller.record),
    isVerified: seller.person?.authStatus === 2,
    onSale: parts.goods.seller.onSale,
    sinceTime: seller.person ? formatDateTime(seller.person.createdAt) : '',
    refused: seller.refused,
    isFrozen: seller.isFrozen,
  },
  range: range && {
    days: RANGE_DAYS,
    count: range.count,
    low: range.low.toFixed(2),
    mid: range.mid.toFixed(2),
    high: range.high.toFixed(2),
  },
  reports: reports.map(({ fault, story, createdAt }) => ({
    faultName: GOODS_REPORT_REASONS[fault],
    story,
    time: formatDateTime(createdAt),
  })),
})
