'use client'

import { lazy, Suspense } from 'react'
import { LoadError } from '@/components/ui/load-error'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { yuanText } from '@/lib/shared/money'
import { Funnel } from './funnel'
import type { OverviewDay } from './overview'
import styles from './overview.module.css'
import { ScreenPage } from './screen-page'
import { Tile } from './tile'
import { useStaff } from './use-staff'
import { Ways } from './ways'

const SalesChart = lazy(() => import('./sales-chart'))

/** Today beside the same day a week ago, four weeks of sales, what became of today's visits, what sells. */
export default function OverviewScreen() {
  const { house, siteName, may } = useStaff()
  const { data, error, reload } = useLoad('overview', () => call('GET /console/overview', {}))
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  const today = data.days.at(-1) as OverviewDay
  const isDist = house === 'dist'
  const most = Math.max(0.01, ...data.games.map(({ sales }) => Number(sales)))
  return (
    <ScreenPage title="总览" note={`${isDist ? siteName : '全平台'} · 截至 ${data.at.slice(5, 16)}`}>
      <section className={`panel ${styles.tiles}`} aria-label="今天">
        <Tile label="今天成交额" days={data.days} of={({ sales }) => Number(sales)} isMoney>
          {today.paid > 0 ? `客单价 ${yuanText((Number(today.sales) / today.paid).toFixed(2))}` : '还没有付款'}
        </Tile>
        <Tile label="今天付款订单" days={data.days} of={({ paid }) => paid}>
          下单 {today.placed}
        </Tile>
        <Tile
          label={isDist ? '今天手续费分成' : '今天手续费净收'}
          days={data.days}
          of={({ share }) => Number(share)}
          isMoney
        >
          放款时入账
        </Tile>
        <Tile label="今天访客" days={data.days} of={({ visitors }) => visitors}>
          浏览 {today.views}
        </Tile>
      </section>
      <div className={styles.columns}>
        <div>
          <section className={`panel ${styles.box}`} aria-labelledby="sales-h">
            <header>
              <h2 id="sales-h">成交额</h2>
              <span className="muted">近 14 天</span>
              <span className={styles.legend}>
                <i /> 每天 <i className={styles.line} /> 前 14 天同日
              </span>
            </header>
            <Suspense fallback={<Skeleton height={240} />}>
              <SalesChart days={data.days} />
            </Suspense>
          </section>
          <section className={`panel ${styles.box}`} aria-labelledby="funnel-h">
            <header>
              <h2 id="funnel-h">今天的转化</h2>
              <span className="muted">条长按对数</span>
            </header>
            <Funnel day={today} />
          </section>
          {may('visits.read') ? <Ways /> : null}
        </div>
        <div>
          <section className={`panel ${styles.box}`} aria-labelledby="money-h">
            <header>
              <h2 id="money-h">资金</h2>
            </header>
            <dl className={styles.money}>
              <dt>{isDist ? '分成余额' : '平台手续费余额'}</dt>
              <dd>
                <Price yuan={data.earned} />
              </dd>
              <dt>托管中的货款</dt>
              <dd className="num">{yuanText(data.held)}</dd>
            </dl>
          </section>
          <section className={`panel ${styles.box}`} aria-labelledby="games-h">
            <header>
              <h2 id="games-h">卖得最多</h2>
              <span className="muted">近 7 天</span>
            </header>
            {data.games.length === 0 ? <p className="muted">近 7 天还没有成交</p> : null}
            <ol className={styles.games}>
              {data.games.map(({ gameName, orders, sales }) => (
                <li key={gameName}>
                  <span>{gameName}</span>
                  <span className="muted num">{orders} 单</span>
                  <b className="num">{yuanText(sales)}</b>
                  <i style={{ width: `${(Number(sales) / most) * 100}%` }} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </ScreenPage>
  )
}
