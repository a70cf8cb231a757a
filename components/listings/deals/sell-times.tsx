import { Empty } from '@/components/ui/kit/empty'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { detailPath } from '@/lib/shared/goods/goods-types'
import type { DealRow } from './deal-wall'
import styles from './deals.module.css'
import { spanText } from './deals-query'

const NAMES: Record<string, string> = { '3600': '1 小时内', '86400': '1 天内', '259200': '3 天内', '604800': '7 天内' }

/** Time until goods were sold: a distribution, then the deals, fastest first. */
export function SellTimes({
  speeds,
  list,
}: {
  speeds: readonly { withinSeconds: number | null; count: number }[]
  list: readonly DealRow[]
}) {
  const sum = speeds.reduce((total, speed) => total + speed.count, 0)
  if (sum === 0) {
    return (
      <div className={`panel ${styles.none}`}>
        <Empty picture="orders" title="这段时间还没有可统计的成交" text="换一个游戏或更长的时间看看">
          <a className="btn" href="/dealshow/selltime?days=30">
            看近 30 天
          </a>
        </Empty>
      </div>
    )
  }
  return (
    <>
      <section className={`panel ${styles.speeds}`} aria-labelledby="speeds-h">
        <h2 id="speeds-h">多久能卖出</h2>
        <ul>
          {speeds.map(({ withinSeconds, count }) => (
            <li key={withinSeconds}>
              <span>{withinSeconds === null ? '7 天以上' : NAMES[withinSeconds]}</span>
              <span className={styles.bar} style={{ width: `${(count / sum) * 100}%` }} />
              <b className="num">{Math.round((count / sum) * 100)}%</b>
            </li>
          ))}
        </ul>
        <p className="muted">从上架到买家付款，共 {sum} 单；每一档不含前一档。</p>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={`panel ${styles.table}`} aria-label="卖得最快的商品" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col">游戏</th>
              <th scope="col">成交时间</th>
              <th scope="col" className={styles.r}>
                成交价
              </th>
              <th scope="col" className={styles.r}>
                卖出用时
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((deal) => (
              <tr key={`${deal.goodsSn}${deal.payTime}`}>
                <td>
                  <a href={detailPath(deal.goodsTypeId, deal.goodsSn)}>
                    <GameCover id={deal.gameId} size={36} />
                    <span className="ell">{deal.bigTitle}</span>
                  </a>
                </td>
                <td>{deal.gameName}</td>
                <td className="num">{deal.payTime.slice(5, 16)}</td>
                <td className={styles.r}>
                  <Price yuan={deal.price} size="m" />
                </td>
                <td className={`num ${styles.r}`}>{deal.sellSeconds === null ? '' : spanText(deal.sellSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
