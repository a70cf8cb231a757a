import { serverNow } from '@/lib/client/server-clock'
import type { GoodsRow, ShelfRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS, GOODS_STATUS_NAMES } from '@/lib/shared/goods/goods-status'
import { detailPath, rentPath } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { ownFacts } from './compact-facts'
import { deliveryText } from './delivery-text'
import { columnValue, type GoodsColumn } from './goods-columns'
import { pictureOf } from './goods-faces'
import { GoodsRows, type TableRow } from './goods-rows'
import { ROW_COVER } from './row-cover'
import { rowSellerOf } from './row-seller'
import type { RowSeller } from './seller-cell'

interface Props {
  list: readonly (GoodsRow | ShelfRow)[]
  columns: readonly GoodsColumn[]
  /** All of one game, so there is no game column. */
  oneGame: boolean
  /** Goods for rent: shows the hourly price and links to the rental page. */
  isRent?: boolean
  /** False hides the cover mark, because every item has it. */
  hasCoverMark?: boolean
}

/** Goods in rows with aligned columns. Only displayed data is sent to the browser. */
export const GoodsTable = ({ list, columns, oneGame, isRent = false, hasCoverMark = true }: Props) => (
  <GoodsRows
    rows={list.map((goods) => tableRow(goods, { columns, oneGame, isRent, hasCoverMark }))}
    columns={columns}
    oneGame={oneGame}
    isRent={isRent}
  />
)

function tableRow(
  goods: GoodsRow | ShelfRow,
  { columns, oneGame, isRent, hasCoverMark }: Required<Omit<Props, 'list'>>,
): TableRow {
  return {
    sn: goods.goodsSn,
    href: isRent ? rentPath(goods.goodsSn) : detailPath(goods.goodsTypeId, goods.goodsSn),
    title: goods.bigTitle,
    ...pictureOf(goods, ROW_COVER),
    gameId: goods.gameId,
    marks: marksOf(goods, isRent, hasCoverMark),
    created: goods.createTime,
    views: goods.views,
    liked: goods.favourites,
    ...(!oneGame && { game: goods.gameName, facts: ownFacts(goods.facts) }),
    area: goods.areaName || goods.crossName,
    server: goods.serverName,
    values: columns.map((column) => columnValue(goods, column.key)),
    ...('seller' in goods && { seller: sellerOf(goods, isRent) }),
    price: isRent && goods.rental ? goods.rental.hour : goods.price,
    ...(isRent && { terms: rentTermsOf(goods) }),
    ...(goods.status !== GOODS_STATUS.onShelf && { ended: GOODS_STATUS_NAMES[goods.status] }),
  }
}

/** Of the goods that need it: the others are handed over at once, or are the platform's. */
const isConfirmedToday = ({ confirmDate, isAutomatic, isOfficialSell }: GoodsRow): boolean =>
  !isAutomatic && !isOfficialSell && confirmDate === formatDate(serverNow())

/** Whether its seller takes no orders for it; what is handed over at once is ordered at any time. */
const isAway = (goods: GoodsRow | ShelfRow, isRent: boolean): boolean =>
  'seller' in goods && goods.seller.isAway === true && !(isRent && goods.rentTerms?.isAuto)

const marksOf = (goods: GoodsRow, isRent: boolean, hasCoverMark: boolean): TableRow['marks'] => {
  const { isOfficialSell, checkDate, canEnsure, bargain, rental } = goods
  const more = [
    !isRent && rental ? '可租' : '',
    isConfirmedToday(goods) && !isAway(goods, isRent) ? '今天确认在售' : '',
  ].filter(Boolean)
  return {
    ...(isOfficialSell && { official: true }),
    ...(!isRent && checkDate && { checked: true }),
    ...(!isRent && hasCoverMark && canEnsure && { ensured: true }),
    ...(!isRent && bargain && { bargain: true }),
    ...(more.length > 0 && { more }),
  }
}

/** What a renter compares besides the price. */
function rentTermsOf(goods: GoodsRow | ShelfRow): string {
  const { deposit = '0.00' } = goods.rental ?? {}
  const terms = 'rentTerms' in goods ? goods.rentTerms : undefined
  return [
    Number(deposit) > 0 ? `押金 ${yuanText(deposit)}` : '免押金',
    terms && `${terms.minHours} 小时起租`,
    terms && (terms.isAuto ? '付款后自动交付' : '号主交付'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Rentals say in their terms who hands them over. */
const sellerOf = (goods: ShelfRow, isRent: boolean): RowSeller => {
  const { seller, isAutomatic } = goods
  const usual = isRent ? '' : deliveryText({ isAutomatic, minutes: seller.minutes })
  const ships = isRent && goods.rentTerms?.isAuto ? undefined : seller.ships
  return rowSellerOf(seller, ships ?? usual, isAway(goods, isRent))
}
