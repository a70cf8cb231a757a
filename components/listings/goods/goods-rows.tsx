'use client'

import { type PointerEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags, Tag } from '@/components/ui/kit/tag'
import { CoverImage } from '@/components/ui/pictures/cover-image'
import { countText } from '@/lib/shared/text/count-text'
import { cutText } from '@/lib/shared/text/cut-text'
import { compactFacts } from './compact-facts'
import { CompareCheck } from './compare-check'
import { useDensity } from './density-store'
import { FavouriteButton } from './favourite-button'
import type { GoodsColumn } from './goods-columns'
import styles from './goods-table.module.css'
import { ROW_COVER } from './row-cover'
import { type RowSeller, SellerCell } from './seller-cell'

const GoodsPreview = onDemand(() => import('./goods-preview').then((file) => file.GoodsPreview))

/** One row, with the minimum data to show it. */
export interface TableRow {
  sn: string
  href: string
  title: string
  gameId: number
  /** Address of the uploaded picture, or of the generated cover. */
  picture?: string
  cover?: string
  marks: { official?: boolean; checked?: boolean; ensured?: boolean; bargain?: boolean; more?: string[] }
  created: string
  views: number
  liked: number
  /** Absent in lists of one game. */
  game?: string
  /** Its main facts; absent where columns show them. */
  facts?: string[]
  area: string
  server: string
  /** One for each column. */
  values: string[]
  seller?: RowSeller
  /** In yuan; per hour for rentals. */
  price: string
  /** Of a rental: deposit, shortest term, hand-over. */
  terms?: string
  /** Why it can no longer be bought; replaces the link. */
  ended?: string
}

interface Props {
  rows: readonly TableRow[]
  columns: readonly GoodsColumn[]
  oneGame: boolean
  isRent: boolean
}

/** Hover delay in ms, so that a passing pointer does not open a preview. */
const REST_MS = 280

/**
 * A client component: as data, a list is a fifth of the bytes of its markup in the RSC payload, and is rendered once.
 */
export function GoodsRows({ rows, columns, oneGame, isRent }: Props) {
  const density = useDensity()
  const hasSeller = rows.some((row) => row.seller)
  const { shown, handlers } = useRest()
  return (
    <>
      <table className={density === 'dense' ? `${styles.rows} ${styles.dense}` : styles.rows}>
        <colgroup>
          <col className={styles.wCover} />
          <col />
          <col className={`${styles.wArea} ${styles.wide}`} />
          {columns.map((column) => (
            <col
              key={column.key}
              className={`${column.kind === 'word' || column.isWide ? styles.wWord : styles.wNumber} ${styles.wide}`}
            />
          ))}
          {hasSeller ? <col className={`${styles.wSeller} ${styles.wide}`} /> : null}
          <col className={styles.wPrice} />
        </colgroup>
        <thead>
          <tr>
            <th colSpan={2}>商品</th>
            <th className={styles.wide}>{oneGame ? '大区与服务器' : '游戏与区服'}</th>
            {columns.map((column) => (
              <th key={column.key} className={column.kind === 'number' ? `${styles.wide} ${styles.r}` : styles.wide}>
                {column.label}
              </th>
            ))}
            {hasSeller ? <th className={styles.wide}>卖家</th> : null}
            <th className={styles.r}>{isRent ? '时租' : '价格'}</th>
          </tr>
        </thead>
        <tbody {...handlers}>
          {rows.map((row, i) => (
            <Row key={row.sn} row={row} columns={columns} isRent={isRent} hasSeller={hasSeller} eager={i < 4} />
          ))}
        </tbody>
      </table>
      {shown ? <GoodsPreview {...shown} /> : null}
    </>
  )
}

/** The cover under the mouse pointer, and its position. */
function useRest() {
  const [shown, setShown] = useState<{ sn: string; at: DOMRect } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handleOver = ({ target, pointerType }: PointerEvent<HTMLElement>) => {
    clearTimeout(timer.current)
    const cover = pointerType === 'mouse' ? (target as HTMLElement).closest<HTMLElement>('[data-cover]') : null
    if (!cover) return setShown(null)
    const sn = cover.dataset.cover as string
    timer.current = setTimeout(() => setShown({ sn, at: cover.getBoundingClientRect() }), REST_MS)
  }
  const handleLeave = () => {
    clearTimeout(timer.current)
    setShown(null)
  }
  return { shown, handlers: { onPointerOver: handleOver, onPointerLeave: handleLeave, onPointerDown: handleLeave } }
}

/** The columns in one line, for narrow screens. */
const compactText = (
  { game, facts = [], marks, area, server, values }: TableRow,
  columns: readonly GoodsColumn[],
): string =>
  [marks.checked && '已验号', game, ...(facts.length > 0 ? facts : compactFacts(values, columns)), area, server]
    .filter(Boolean)
    .join(' · ')

interface RowProps extends Omit<Props, 'rows' | 'oneGame'> {
  row: TableRow
  hasSeller: boolean
  eager: boolean
}

function Row({ row, columns, isRent, hasSeller, eager }: RowProps) {
  const { sn, href, title, price, gameId } = row
  const way = isRent && !row.seller?.away ? '去租用' : '查看详情'
  return (
    <tr className={styles.row}>
      <td className={styles.cover}>
        {/* biome-ignore lint/a11y/useAnchorContent: the title next to it is the same link */}
        <a href={href} tabIndex={-1} aria-hidden="true" data-cover={sn}>
          <CoverImage cover={row.cover} picture={row.picture} alt="" width={ROW_COVER} eager={eager} />
        </a>
      </td>
      <td className={styles.main}>
        <a className={`${styles.title} ell2`} href={href}>
          {title}
        </a>
        <p className={styles.compact}>{compactText(row, columns)}</p>
        <GoodsTags {...row.marks} />
        {row.terms ? <p className={styles.terms}>{row.terms}</p> : null}
        <p className={styles.meta}>
          <time className="num">{row.created}</time>
          <span>
            <Icon name="eye" />
            <span className="sr">浏览</span>
            <span className="num">{countText(row.views)}</span>
          </span>
          <FavouriteButton goodsSn={sn} count={row.liked} of={cutText(title, 12)} />
        </p>
      </td>
      <td className={styles.words}>
        <b>{row.game ?? (row.area || '–')}</b>
        <span className="muted">{row.game ? [row.area, row.server].filter(Boolean).join(' ') : row.server}</span>
      </td>
      {columns.map((column, i) => (
        <td
          key={column.key}
          className={
            column.kind === 'word'
              ? styles.words
              : column.isStrong
                ? `${styles.figure} ${styles.strong}`
                : styles.figure
          }
        >
          {row.values[i]}
        </td>
      ))}
      {hasSeller ? <td>{row.seller ? <SellerCell seller={row.seller} /> : null}</td> : null}
      <td className={styles.price}>
        <Price
          yuan={price}
          size={row.ended ? 's' : 'l'}
          unit={isRent ? '/小时' : undefined}
          className={row.ended ? styles.was : ''}
        />
        {row.ended ? <Tag>{row.ended}</Tag> : null}
        {row.seller?.away ? <span className={`num ${styles.away} ${styles.narrow}`}>{row.seller.note}</span> : null}
        {row.seller?.stars || row.seller?.faced ? (
          <span className={`num ${styles.rate}`}>
            {row.seller.stars ? (
              <>
                <Icon name="star-fill" />
                <span className="sr">卖家评分</span>
                {row.seller.stars.toFixed(1)}
              </>
            ) : null}
            {row.seller.faced ? <i className="i i-verify" role="img" aria-label="卖家已人脸核验" /> : null}
          </span>
        ) : null}
        {!row.ended && row.seller && !isRent ? (
          <CompareCheck item={{ sn, title, href, price, gameId, picture: row.cover ?? row.picture ?? '' }} />
        ) : null}
        {!row.ended && (isRent || !row.seller) ? (
          <a className={`btn btn-sm ${row.seller?.away ? '' : 'btn-soft'}`} href={href} aria-label={`${way} ${title}`}>
            {way}
          </a>
        ) : null}
      </td>
    </tr>
  )
}
