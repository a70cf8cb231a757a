'use client'

import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { AwayForm } from './away-form'
import styles from './hours.module.css'
import { RunningOrders } from './running-orders'
import { WeekForm } from './week-form'

/** Working hours by weekday, and time away; running orders keep their deadlines. */
export function HoursPage() {
  const { data, slow, error, reload } = useLoad('hours', () => call('GET /seller/hours', {}, { progress: true }))
  return (
    <>
      <section className={`panel ${styles.box}`} aria-labelledby="hours-h">
        <header className="section-head">
          <h1 id="hours-h">营业时间</h1>
        </header>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={7} height={40} /> : null}
        {data ? <WeekForm key={JSON.stringify(data.windows)} start={data} onSaved={reload} /> : null}
      </section>
      {data ? (
        <section className={`panel ${styles.box}`} aria-labelledby="away-h">
          <header className="section-head">
            <h2 id="away-h">休假</h2>
          </header>
          <RunningOrders orders={data.running} />
          <AwayForm key={data.awayUntil} start={data} onSaved={reload} />
        </section>
      ) : null}
    </>
  )
}
