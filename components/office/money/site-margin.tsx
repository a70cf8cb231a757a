'use client'

import { Button } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { MarginDialog } from './margin-dialog'

/** What the own site charges sellers on top of the platform's fee, and what they pay with it. */
export function SiteMargin() {
  const { may } = useStaff()
  const { data, error, reload } = useLoad('margin', () => call('GET /console/margin', {}))
  const [isEditing, setEditing] = useState(false)
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={132} />
  const { value, most, fees } = data
  return (
    <section className={`panel ${styles.box} ${styles.pad}`} aria-labelledby="margin-h">
      <h2 id="margin-h" className={styles.boxHead}>
        {`站点加价 ${value}%`}
      </h2>
      <p className="muted">
        {Number(most) > 0
          ? `在平台服务费之外向卖家另收，最高 ${most}%，放款时全部归本站。只用于在本站发布、在本站成交的商品，改动只用于以后下的订单。`
          : '平台暂未开放站点加价。'}
      </p>
      <ul className={styles.fees} aria-label="卖家服务费">
        {fees.map(({ name, fee, total }) => (
          <li key={name}>
            <span>{name}</span>
            <b className="num">{total}</b>
            <small className="num">{total === fee ? '无加价' : `平台 ${fee}`}</small>
          </li>
        ))}
      </ul>
      {may('margin.write') && Number(most) > 0 ? <Button onClick={() => setEditing(true)}>修改加价</Button> : null}
      {isEditing ? (
        <MarginDialog value={value} most={most} onSaved={() => void reload()} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  )
}
