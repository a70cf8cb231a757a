import type { RankRow } from '@/lib/contract/entities/campaign'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { statedFacts } from '@/lib/shared/goods/stated-facts'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { formatDateTime } from '@/lib/shared/time'
import type { OrderSnapshot } from '../../../../db/schema/orders/trading'
import type { Dist } from '../../../../runtime/context'
import { officialFace } from '../../../listings/catalog/present-official'
import { presentSellerHours, presentShips } from '../../../listings/hours/present'
import type { HoursRow } from '../../../listings/hours/types'
import { middleText } from '../../../listings/valuation/present'
import { MIDDLE_DAYS, type Middle } from '../../../listings/valuation/queries-middle'
import { shopFace } from '../../../market/shops/present'
import type { PublicUser } from '../../../people/identity/queries'
import { factsInOrder } from '../rules-facts'
import type { Letting } from '../types'
import type { RankEntry } from './rules'
import type { SellerRating } from './seller-ratings'

/** Row numbers instead of user ids, in the given order; full names and user ids are not public. */
export const presentRanking = (standings: readonly RankEntry[], people: ReadonlyMap<number, PublicUser>): RankRow[] =>
  standings.map(({ userId, count, amount }, i) => ({
    rank: i + 1,
    name: maskName(people.get(userId)?.nickName ?? '已注销用户'),
    count,
    amount: fenToYuan(amount),
  }))

export const presentLetting = ({ isRented, until }: Letting) => ({
  isRented,
  rentedUntil: until && formatDateTime(until),
})
export const NOT_LET: Letting = { isRented: false, until: null }

interface PageFacts {
  sold: number
  rating: Pick<SellerRating, 'stars' | 'rated'> | undefined
  minutes: number | null
  handOver: number | null
  shop: string
  /** Undefined: around the clock. */
  hours: HoursRow | undefined
  at: Date
  letting: Letting
  dist: Dist
}

export const presentGoodsPage = (
  detail: GoodsDetail,
  { sold, rating, minutes, handOver, shop, hours, at, letting, dist }: PageFacts,
): GoodsDetail => ({
  ...detail,
  ...presentShips(detail.isAutomatic ? undefined : hours, at),
  ...presentLetting(letting),
  checked: detail.checked && Object.assign({}, detail.checked, { minutes: handOver }),
  seller: {
    ...detail.seller,
    actor: shopFace(detail.seller.actor, shop),
    ...(detail.isOfficialSell && officialFace(dist, detail.distId)),
    sold,
    stars: rating?.stars ?? null,
    rated: rating?.rated ?? 0,
    minutes,
    shop,
    ...presentSellerHours(hours, at),
  },
})

interface ShelfFigures {
  days: number
  deals: number
  middle: Middle | null
  tells: { ensure: boolean; official: boolean; bargain: boolean }
}

export const presentShelfFigures = ({ middle, ...figures }: ShelfFigures) => ({
  ...figures,
  medianDays: MIDDLE_DAYS,
  medianPrice: middle && middleText(middle),
})

export interface DealRow {
  goodsSn: GoodsSn | null
  gameId: number
  goodsTypeId: number
  snapshot: OrderSnapshot
  priceFen: Fen
  paidAt: Date | null
}

/** Returns a deal as shown to the public. */
export const presentDeal = ({ goodsSn, gameId, goodsTypeId, snapshot, priceFen, paidAt }: DealRow) => ({
  goodsSn: goodsSn ?? '',
  gameId,
  gameName: snapshot.gameName,
  goodsTypeId,
  goodsTypeStr: goodsType(goodsTypeId).name,
  bigTitle: snapshot.bigTitle,
  price: fenToYuan(priceFen),
  payTime: paidAt ? formatDateTime(paidAt) : '',
})

/** Number of main facts shown, which come first. */
const WALL_FACTS = 4

export const presentWallDeal = (row: DealRow & { sellSeconds: number | null }) => ({
  ...presentDeal(row),
  smallTitleName: row.snapshot.smallTitleName ?? '',
  thumbnail: mediaUrl(row.snapshot.thumbnail),
  areaName: row.snapshot.areaName,
  serverName: row.snapshot.serverName,
  facts: statedFacts(factsInOrder(row.snapshot)).slice(0, WALL_FACTS),
  sellSeconds: row.sellSeconds,
})

export interface Claimed {
  /** Completed account sales, and how many of them were paid by the cover because the account was retrieved. */
  accounts: number
  retrieved: number
  /** Paid claims on all goods, and their total. */
  paid: number
  sum: Fen
}
interface SellerFigures {
  /** Average rating, and number of ratings. */
  stars: number | null
  rated: number
  replyMinutes: number | null
  claimed: Claimed
}

/** With fewer accounts no rate is shown. */
const RETRIEVAL_LEAST = 5

export const presentSellerFigures = ({ stars, rated, replyMinutes, claimed }: SellerFigures) => ({
  stars,
  rated,
  replyMinutes,
  retrieval:
    claimed.accounts >= RETRIEVAL_LEAST
      ? {
          percent: Math.ceil((claimed.retrieved / claimed.accounts) * 1000) / 10,
          accounts: claimed.accounts,
          retrieved: claimed.retrieved,
        }
      : null,
  claims: { paid: claimed.paid, sum: fenToYuan(claimed.sum) },
})
