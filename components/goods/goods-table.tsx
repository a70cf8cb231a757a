import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS, GOODS_STATUS_NAMES } from '@/lib/shared/goods-status'
import { detailPath, rentPath } from '@/lib/shared/goods-types'
import { columnValue, type GoodsColumn } from './goods-columns'
import { pictureOf, ROW_COVER } from './goods-faces'
import { GoodsRows, type TableRow } from './goods-rows'

interface Props {
  list: readonly GoodsRow[]
  columns: readonly GoodsColumn[]
  /** All of one game: no game column. */
  oneGame: boolean
  /** Goods for rent: the hourly price, and the page that lets them. */
  isRent?: boolean
}

/** Goods in rows whose columns stand at the same place on every row. Only what a row shows travels to the browser. */
export const GoodsTable = ({ list, columns, oneGame, isRent = false }: Props) => (
  <GoodsRows
    rows={list.map((goods) => tableRow(goods, { columns, oneGame, isRent }))}
    columns={columns}
    oneGame={oneGame}
    isRent={isRent}
  />
)

function tableRow(goods: GoodsRow, { columns, oneGame, isRent }: Required<Omit<Props, 'list'>>): TableRow {
  return {
    sn: goods.goodsSn,
    href: isRent ? rentPath(goods.goodsSn) : detailPath(goods.goodsTypeId, goods.goodsSn),
    title: goods.bigTitle,
    ...pictureOf(goods, ROW_COVER),
    marks: marksOf(goods, isRent),
    created: goods.createTime,
    views: goods.views,
    liked: goods.favourites,
    game: oneGame ? undefined : goods.gameName,
    area: goods.areaName || goods.crossName,
    server: goods.serverName,
    values: columns.map((column) => columnValue(goods, column.key)),
    price: isRent && goods.rental ? goods.rental.hour : goods.price,
    ...(goods.status !== GOODS_STATUS.onShelf && { ended: GOODS_STATUS_NAMES[goods.status] }),
  }
}

const marksOf = ({ isOfficialSell, canEnsure, bargain, rental }: GoodsRow, isRent: boolean): TableRow['marks'] => ({
  ...(isOfficialSell && { official: true }),
  ...(!isRent && canEnsure && { ensured: true }),
  ...(!isRent && bargain && { bargain: true }),
  ...(!isRent && rental && { more: ['可租'] }),
})
