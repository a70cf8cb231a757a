'use client'

import { Button } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { Distributor } from './distributor-row'
import { RuleDialog } from './rule-dialog'
import { RuleHistory } from './rule-history'

const KEY = 'distShareBp'

/** A distributor's share of the fees: individual or default, with the history of changes. */
export function DistributorShare({ row }: { row: Distributor }) {
  const { data, error, reload } = useLoad('rules', () => call('GET /console/rules', {}))
  const [isEditing, setEditing] = useState(false)
  const [version, setVersion] = useState(0)
  const rule = data?.groups.flatMap(({ rules }) => rules).find(({ key }) => key === KEY)
  if (!data || !rule) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={160} />
  return (
    <>
      <section className={`${styles.section} ${styles.stack}`}>
        <h3>分成约定</h3>
        <p className="muted">按服务费减去优惠后的部分；改动只用于以后下的订单。</p>
        <Button onClick={() => setEditing(true)}>修改分成</Button>
      </section>
      <RuleHistory of={{ key: KEY, distId: String(row.distId) }} version={version} />
      {isEditing ? (
        <RuleDialog
          rule={rule}
          book={data}
          dist={row}
          onChanged={() => {
            reload()
            setVersion((n) => n + 1)
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  )
}
