'use client'

import { Segmented } from 'antd'
import { useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import { useStaff } from '@/components/office/parts/use-staff'
import { LoadError } from '@/components/ui/kit/load-error'
import { Price } from '@/components/ui/kit/price'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { yuanText } from '@/lib/shared/money/money'
import { BestGames } from './best-games'
import { Funnel } from './funnel'
import { namesOf, SPANS, type Span } from './overview'
import styles from './overview.module.css'
import { OwnSite } from './own-site'
import { SalesChart } from './sales-chart'
import { SetupList } from './setup-list'
import { Tile } from './tile'
import { TodoList } from './todo-list'
import { Ways } from './ways'

/**
 * Pending tasks, and for a period: sales and fees compared with the previous one, the visit funnel, best-selling games.
 */
export default function OverviewScreen() {
  const { house, siteName, may } = useStaff()
  const [span, setSpan] = useState<Span>('1')
  const { data, error, reload } = useLoad(`overview ${span}`, async () => ({
    ...(await call('GET /console/overview', { span })),
    // the requested period belongs to the response, because the switch changes before it arrives
    ...namesOf(span),
  }))
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  const { now, spanName, past } = data
  const isDist = house === 'dist'
  return (
    <ScreenPage
      title="总览"
      note={
        <>
          {isDist && may('brand.write') ? <OwnSite /> : null}
          {`${isDist ? siteName : '全平台'} · 截至 ${data.at.slice(5, 16)} · 对比${past}`}
        </>
      }
      actions={<Segmented aria-label="时间" options={SPANS} value={span} onChange={setSpan} />}
    >
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <SetupList />
      <section className={`panel ${styles.tiles}`} aria-label={spanName}>
        <Tile label={`${spanName}成交额`} overview={data} of={({ sales }) => Number(sales)} isMoney>
          {now.paid > 0 ? `客单价 ${yuanText((Number(now.sales) / now.paid).toFixed(2))}` : '还没有付款'}
        </Tile>
        <Tile label={`${spanName}成交（单）`} overview={data} of={({ paid }) => paid}>
          下单 {now.placed.toLocaleString('en')} 单
        </Tile>
        <Tile
          label={`${spanName}服务费${isDist ? '分成' : '净收'}`}
          overview={data}
          of={({ share }) => Number(share)}
          isMoney
        >
          放款时入账
        </Tile>
        <Tile label={`${spanName}访客（人）`} overview={data} of={({ visitors }) => visitors}>
          浏览 {now.views.toLocaleString('en')} 次
        </Tile>
      </section>
      <div className={styles.columns}>
        <div>
          <section className={`panel ${styles.box}`} aria-labelledby="sales-h">
            <header>
              <h2 id="sales-h">成交额</h2>
              <span className="muted">{`近 ${data.days.length / 2} 天`}</span>
              <span className={styles.legend}>
                <i /> 每天（今日未完） <i className={styles.line} /> {`前 ${data.days.length / 2} 天`}
              </span>
            </header>
            <SalesChart days={data.days} />
          </section>
          <section className={`panel ${styles.box}`} aria-labelledby="funnel-h">
            <header>
              <h2 id="funnel-h">转化</h2>
              <span className="muted">{spanName}</span>
            </header>
            <Funnel figures={now} />
          </section>
          {may('visits.read') ? <Ways span={span} /> : null}
        </div>
        <div>
          <TodoList />
          <section className={`panel ${styles.box}`} aria-labelledby="money-h">
            <header>
              <h2 id="money-h">资金</h2>
            </header>
            <dl className={styles.money}>
              <dt>{isDist ? '分成余额' : '平台服务费余额'}</dt>
              <dd>
                <Price yuan={data.earned} />
              </dd>
              <dt>托管中的货款</dt>
              <dd className="num">{yuanText(data.held)}</dd>
            </dl>
            {isDist && may('statement.read') ? (
              <a className="link" href="/console/shares">
                分成明细和站点加价
              </a>
            ) : null}
          </section>
          <BestGames games={data.games} spanName={spanName} />
        </div>
      </div>
    </ScreenPage>
  )
}
