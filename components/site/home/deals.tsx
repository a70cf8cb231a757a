import { DealTime } from '@/components/listings/deals/deal-time'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { countText } from '@/lib/shared/text/count-text'
import { recentCount } from '@/lib/shared/text/recent-count'
import styles from './home.module.css'

export interface DealsProps {
  todayCount: number
  weekCount: number
  list: readonly {
    goodsSn: string
    gameId: number
    gameName: string
    goodsTypeId: number
    goodsTypeStr: string
    bigTitle: string
    price: string
    payTime: string
  }[]
}

export interface Marks {
  /** Games whose marks are combined into one picture. */
  among: readonly number[]
}

/** Actually paid orders, newest first. */
export function Deals({ todayCount, weekCount, list, among }: DealsProps & Marks) {
  const { days, count } = recentCount(todayCount, weekCount)
  return (
    <section className={styles.deals} aria-labelledby="deals-h">
      <header>
        <h2 id="deals-h">实时成交</h2>
        <span className="muted">
          {days} <b className="num">{countText(count)}</b> 单
        </span>
        <a className={styles.more} href="/dealshow">
          更多
          <Icon name="right" />
        </a>
      </header>
      {list.length ? (
        <ol>
          {list.map((deal) => (
            <li key={`${deal.goodsSn}${deal.payTime}`}>
              <a href={detailPath(deal.goodsTypeId, deal.goodsSn)}>
                <GameCover id={deal.gameId} size={36} among={among} />
                <span className={`${styles.dealTitle} ell`}>{deal.bigTitle}</span>
                <span className={`${styles.dealMeta} ell`}>
                  {deal.gameName} · {deal.goodsTypeStr} · <DealTime payTime={deal.payTime} />
                </span>
                <Price yuan={deal.price} size="m" />
              </a>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.noDeals}>暂无成交记录</p>
      )}
    </section>
  )
}
