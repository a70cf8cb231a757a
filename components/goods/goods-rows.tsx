'use client'

import { CoverImage } from '@/components/ui/cover-image'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { GoodsTags, Tag } from '@/components/ui/tag'
import { countText } from '@/lib/shared/count-text'
import { FavouriteButton } from './favourite-button'
import type { GoodsColumn } from './goods-columns'
import { ROW_COVER } from './goods-faces'
import styles from './goods-table.module.css'

/** One row, as short as it can be said. */
export interface TableRow {
  sn: string
  href: string
  title: string
  /** Address of the uploaded picture, else of the drawn cover. */
  picture?: string
  cover?: string
  marks: { official?: boolean; ensured?: boolean; bargain?: boolean; more?: string[] }
  created: string
  views: number
  liked: number
  /** Absent in lists of one game. */
  game?: string
  area: string
  server: string
  /** One for each column. */
  values: string[]
  /** Yuan; of an hour where goods are for rent. */
  price: string
  /** Why it cannot be bought any more: in place of the way to it. */
  ended?: string
}

interface Props {
  rows: readonly TableRow[]
  columns: readonly GoodsColumn[]
  oneGame: boolean
  isRent: boolean
}

/** A client component: as data a list is a fifth of the bytes that its markup takes in the flight, and is rendered once. */
export function GoodsRows({ rows, columns, oneGame, isRent }: Props) {
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
        {rows.map((row, i) => (
          <Row key={row.sn} row={row} columns={columns} isRent={isRent} eager={i < 4} />
        ))}
      </tbody>
    </table>
  )
}

/** The columns in one line, for screens too narrow for columns. */
const compactText = ({ game, area, server, values }: TableRow, columns: readonly GoodsColumn[]): string =>
  [game, area, server, ...columns.map((column, i) => `${column.label} ${values[i]}`)].filter(Boolean).join(' · ')

function Row({ row, columns, isRent, eager }: Omit<Props, 'rows' | 'oneGame'> & { row: TableRow; eager: boolean }) {
  const way = isRent ? '去租用' : '查看详情'
  return (
    <tr className={styles.row}>
      <td className={styles.cover}>
        {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link */}
        <a href={row.href} tabIndex={-1} aria-hidden="true">
          <CoverImage cover={row.cover} picture={row.picture} alt="" width={ROW_COVER} eager={eager} />
        </a>
      </td>
      <td className={styles.main}>
        <a className={`${styles.title} ell2`} href={row.href}>
          {row.title}
        </a>
        <p className={styles.compact}>{compactText(row, columns)}</p>
        <GoodsTags {...row.marks} />
        <p className={styles.meta}>
          <time className="num" dateTime={row.created}>
            {row.created}
          </time>
          <span>
            <Icon name="eye" />
            <span className="sr">浏览</span>
            <span className="num">{countText(row.views)}</span>
          </span>
          <FavouriteButton goodsSn={row.sn} count={row.liked} />
        </p>
      </td>
      {row.game === undefined ? null : <td className={`${styles.wide} ${styles.words}`}>{row.game}</td>}
      <td className={`${styles.wide} ${styles.words}`}>
        <b>{row.area || '–'}</b>
        <span className="muted">{row.server}</span>
      </td>
      {columns.map((column, i) => (
        <td
          key={column.key}
          className={`${styles.wide} ${column.kind === 'word' ? styles.words : `${styles.r} num ${column.isStrong ? styles.strong : ''}`}`}
        >
          {row.values[i]}
        </td>
      ))}
      <td className={styles.price}>
        <Price yuan={row.price} size="l" unit={isRent ? '/小时' : undefined} />
        {row.ended ? (
          <Tag>{row.ended}</Tag>
        ) : (
          <a className="btn btn-sm btn-soft" href={row.href} aria-label={`${way} ${row.title}`}>
            {way}
          </a>
        )}
      </td>
    </tr>
  )
}
