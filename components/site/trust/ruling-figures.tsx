import { Price } from '@/components/ui/kit/price'
import type { RulingList } from '@/lib/contract/entities/ruling'
import styles from './trust.module.css'

/** Totals of the listed rulings; counted, never estimated. */
export function RulingFigures({ found, what, awarded }: { found: RulingList; what: string; awarded: string }) {
  const { figures, total } = found
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{what}</dt>
        <dd className="num">
          {total} <small>件</small>
        </dd>
      </div>
      <div>
        <dt>涉及金额</dt>
        <dd>
          <Price yuan={figures.claimed} size="l" />
        </dd>
      </div>
      <div>
        <dt>{awarded}</dt>
        <dd>
          <Price yuan={figures.awarded} size="l" />
        </dd>
      </div>
      <div>
        <dt>处理用时中位数</dt>
        <dd className="num">
          {figures.medianHours === null ? '—' : figures.medianHours}{' '}
          {figures.medianHours === null ? null : <small>小时</small>}
        </dd>
      </div>
    </dl>
  )
}
