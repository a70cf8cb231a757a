import { GoodsCover } from '@/components/ui/goods-cover'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { GoodsTags } from '@/components/ui/tag'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { countText } from '@/lib/shared/count-text'
import { detailPath, rentPath } from '@/lib/shared/goods-types'
import { FavouriteButton } from './favourite-button'
import { columnValue, type GoodsColumn } from './goods-columns'
import { mixedFace, placeText, singleGameFace } from './goods-faces'
import styles from './goods-table.module.css'

interface Props {
  list: readonly GoodsRow[]
  columns: readonly GoodsColumn[]
  /** All of one game: its own characters on the covers, no game column. */
  oneGame: boolean
  /** Goods for rent: the hourly price, and the page that lets them. */
  isRent?: boolean
}

/** Goods in rows whose columns stand at the same place on every row. */
export function GoodsTable({ list, columns, oneGame, isRent = false }: Props) {
  return (
    <table className={styles.rows}>
      <colgroup>
        <col className={styles.wCover} />
        <col />
        {oneGame ? null : <col className={`${styles.wArea} ${styles.wide}`} />}
        <col className={`${styles.wArea} ${styles.wide}`} />
        {columns.map((column) => (
          <col
            key={column.key}
            className={`${column.kind === 'word' ? styles.wWord : styles.wNumber} ${styles.wide}`}
          />
        ))}
        <col className={styles.wPrice} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2}>商品</th>
          {oneGame ? null : <th className={styles.wide}>游戏</th>}
          <th className={styles.wide}>大区与服务器</th>
          {columns.map((column) => (
            <th key={column.key} className={column.kind === 'number' ? `${styles.wide} ${styles.r}` : styles.wide}>
              {column.label}
            </th>
          ))}
          <th className={styles.r}>{isRent ? '时租' : '价格'}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((goods, i) => (
          <Row key={goods.goodsSn} goods={goods} columns={columns} oneGame={oneGame} isRent={isRent} eager={i < 4} />
        ))}
      </tbody>
    </table>
  )
}

/** The columns in one line, for screens too narrow for columns. */
const compactText = (goods: GoodsRow, columns: readonly GoodsColumn[], oneGame: boolean): string =>
  [
    placeText(goods, oneGame ? '' : goods.gameName),
    ...columns.map((column) => `${column.label} ${columnValue(goods, column.key)}`),
  ]
    .filter(Boolean)
    .join(' · ')

function Row({ goods, columns, oneGame, isRent, eager }: Omit<Props, 'list'> & { goods: GoodsRow; eager: boolean }) {
  const href = isRent ? rentPath(goods.goodsSn) : detailPath(goods.goodsTypeId, goods.goodsSn)
  const face = oneGame ? singleGameFace(goods) : mixedFace(goods)
  return (
    <tr className={styles.row}>
      <td className={styles.cover}>
        {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link */}
        <a href={href} tabIndex={-1} aria-hidden="true">
          <GoodsCover {...face} src={goods.thumbnail} alt="" width={120} eager={eager} />
        </a>
      </td>
      <td className={styles.main}>
        <a className={`${styles.title} ell2`} href={href}>
          {goods.bigTitle}
        </a>
        <p className={styles.compact}>{compactText(goods, columns, oneGame)}</p>
        {isRent ? (
          <GoodsTags official={goods.isOfficialSell} />
        ) : (
          <GoodsTags
            official={goods.isOfficialSell}
            ensured={goods.canEnsure}
            bargain={goods.bargain}
            more={goods.rental ? ['可租'] : []}
          />
        )}
        <p className={styles.meta}>
          <time className="num" dateTime={goods.createTime}>
            {goods.createTime}
          </time>
          <span>
            <Icon name="eye" />
            <span className="sr">浏览</span>
            <span className="num">{countText(goods.views)}</span>
          </span>
          <FavouriteButton goodsSn={goods.goodsSn} count={goods.favourites} />
        </p>
      </td>
      {oneGame ? null : <td className={`${styles.wide} ${styles.words}`}>{goods.gameName}</td>}
      <td className={`${styles.wide} ${styles.words}`}>
        <b>{goods.areaName || goods.crossName || '–'}</b>
        <span className="muted">{goods.serverName}</span>
      </td>
      {columns.map((column) => (
        <td
          key={column.key}
          className={`${styles.wide} ${column.kind === 'word' ? styles.words : `${styles.r} num ${column.isStrong ? styles.strong : ''}`}`}
        >
          {columnValue(goods, column.key)}
        </td>
      ))}
      <td className={styles.price}>
        {isRent && goods.rental ? (
          <Price yuan={goods.rental.hour} size="l" unit="/小时" />
        ) : (
          <Price yuan={goods.price} size="l" />
        )}
        <a
          className="btn btn-sm btn-soft"
          href={href}
          aria-label={`${isRent ? '去租用' : '查看详情'} ${goods.bigTitle}`}
        >
          {isRent ? '去租用' : '查看详情'}
        </a>
      </td>
    </tr>
  )
}
