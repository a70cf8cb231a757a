'use client'

import styles from '@/components/listings/goods/reveal.module.css'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { Passport } from '@/lib/contract/entities/passport'

const ICONS: Record<Passport['list'][number]['kind'], string> = {
  sold: 'check',
  cancelled: 'info',
  rented: 'check',
  mismatched: 'alert',
  verified: 'verify',
  signed: 'done',
  listed: 'receipt',
  claimed: 'shield',
}

/** An account's history on this site; unknown facts are shown as unknown. */
export function PassportView({ goodsSn }: { goodsSn: string }) {
  const { data, slow, error, reload } = useLoad(goodsSn, () => call('GET /goods/passport', { goodsSn }))
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data) return slow ? <SkeletonRows rows={2} height={32} /> : null
  const counts: [string, number][] = [
    ['成交', data.sold],
    ['付款后退回', data.cancelled],
    ['租用完成', data.rented],
    ['不符退租', data.mismatched],
    ['客服验号', data.verified],
    ['找回理赔', data.claimed],
  ]
  return (
    <div className={styles.box}>
      <dl className={styles.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{`${count} 次`}</dd>
          </div>
        ))}
      </dl>
      {data.list.length > 0 ? (
        <ul className={styles.list}>
          {data.list.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may fall on one day
            <li key={i} data-kind={entry.kind}>
              <Icon name={ICONS[entry.kind]} />
              <span>{entry.text}</span>
              <time className="num muted">{entry.day}</time>
            </li>
          ))}
        </ul>
      ) : (
        <p>{`${data.since} 发布，在本站还没有交易记录。`}</p>
      )}
      <p className="muted">按本站订单逐笔统计，列出最近 12 条；同一账号以别的编号发布过的，不在其中。</p>
    </div>
  )
}
