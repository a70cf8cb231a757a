import type { ComponentType } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { countText } from '@/lib/shared/text/count-text'
import styles from './recycle.module.css'

export type RecycleMarket = OutputOf<ApiContract['GET /evaluation/market']>
type Row = RecycleMarket['list'][number]

interface Props {
  list: readonly Row[]
  /** Period of the statistics. */
  days: number
  /** Text if there are no rows. */
  none: string
  /** Action for a game, as the last column. */
  way?: ComponentType<Row>
}

/** Sold prices of accounts by game, and what recycling pays. */
export function MarketTable({ list, days, none, way: Way }: Props) {
  if (list.length === 0) return <Empty picture="search" title={`近 ${days} 天没有成交`} text={none} />
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">游戏</th>
            <th scope="col" className={styles.r}>
              账号成交
            </th>
            <th scope="col" className={styles.r}>
              {`近 ${days} 天成交中位价`}
            </th>
            <th scope="col" className={styles.r}>
              回收参考价
            </th>
            {Way ? (
              <th scope="col">
                <span className="sr">操作</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.gameId}>
              <td>
                <span className={styles.game}>
                  <GameCover id={row.gameId} size={32} />
                  <b>{row.gameName}</b>
                </span>
              </td>
              <td className={`num ${styles.r}`}>{countText(row.count)}</td>
              <td className={styles.r}>
                <Price yuan={row.medianPrice} size="s" />
              </td>
              <td className={styles.r}>
                <Price yuan={row.recycleLow} size="m" /> <span className="muted">至</span>{' '}
                <Price yuan={row.recycleHigh} size="m" />
              </td>
              {Way ? (
                <td className={styles.r}>
                  <Way {...row} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
