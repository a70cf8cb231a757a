'use client'

import { DealTime } from '@/components/listings/deals/deal-time'
import type { DealsProps, Marks } from '@/components/site/home/deals'
import { LiveValue } from '@/components/ui/kit/live-value'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { lazyCall } from '@/lib/client/lazy-call'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import { countText } from '@/lib/shared/text/count-text'
import { recentCount } from '@/lib/shared/text/recent-count'
import styles from './mobile-home.module.css'
import { SectionHead } from './section-head'

/** Actually paid orders, newest first, updated while the page is visible. */
export function MobileDeals({ initial, among }: { initial: DealsProps } & Marks) {
  const pageSize = String(initial.list.length || 4)
  const load = (): Promise<DealsProps> => lazyCall('GET /dist/latestDealRecord', { pageSize })
  return (
    <LiveValue initial={initial} load={load}>
      {(deals) => <Deals {...deals} among={among} />}
    </LiveValue>
  )
}

function Deals({ todayCount, weekCount, list, among }: DealsProps & Marks) {
  const { days, count } = recentCount(todayCount, weekCount)
  const note = (
    <>
      {days} <span className="num">{countText(count)}</span> 单
    </>
  )
  return (
    <section className={styles.box} aria-labelledby="deals-h">
      <SectionHead id="deals-h" title="实时成交" note={note} href="/dealshow" more="更多" />
      {list.length > 0 ? (
        <ol className={styles.deals}>
          {list.map((deal) => (
            <li key={`${deal.goodsSn}${deal.payTime}`}>
              <a href={mobilePath(deal.goodsSn)}>
                <GameCover id={deal.gameId} among={among} />
                <span className="ell">{deal.bigTitle}</span>
                <small className="muted ell">
                  {deal.gameName} · {deal.goodsTypeStr} · <DealTime payTime={deal.payTime} />
                </small>
                <Price yuan={deal.price} size="m" />
              </a>
            </li>
          ))}
        </ol>
      ) : (
        <p className="muted">暂无成交记录</p>
      )}
    </section>
  )
}
