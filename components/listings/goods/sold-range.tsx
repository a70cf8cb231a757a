'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { SPARK_HIGH, SPARK_WIDE } from '@/lib/shared/goods/spark-line'
import { yuanText } from '@/lib/shared/money/money'
import styles from './detail-parts.module.css'
import { Reveal } from './reveal'

const SoldHistory = onDemand(() => import('./sold-history').then((file) => file.SoldHistory))

type Sold = NonNullable<OutputOf<ApiContract['GET /goods/soldRange']>['range']>
/** With `line`, the points of its drawing, instead of the prices. */
export type Range = Omit<Sold, 'points'> & { line: string }

/** e.g. "2,420–2,860", whole yuan. */
export const rangeText = ({ low, high }: Pick<Range, 'low' | 'high'>): string =>
  `${yuanText(low)}–${yuanText(high).slice(1)}`.replaceAll('.00', '')

/** Sold prices of similar accounts, with their trend. */
export function SoldRange({ goodsSn, range, price }: { goodsSn: string; range: Range; price: string }) {
  const difference = Math.round((Number(price) / Number(range.mid) - 1) * 100)
  return (
    <>
      <div className={styles.sold}>
        <dl>
          <div>
            <dt>{`近 ${range.days} 天成交`}</dt>
            <dd className="num">{`${range.count} 笔`}</dd>
          </div>
          <div>
            <dt>主流成交价</dt>
            <dd className="num">{rangeText(range)}</dd>
          </div>
          <div>
            <dt>成交中位价</dt>
            <dd className="num">{yuanText(range.mid).replace('.00', '')}</dd>
          </div>
          <div>
            <dt>本商品</dt>
            <dd>
              {Math.abs(difference) < 2
                ? '与成交中位价相当'
                : `比成交中位价${difference < 0 ? '低' : '高'} ${Math.abs(difference)}%`}
            </dd>
          </div>
        </dl>
        {range.line ? (
          <Sparkline line={range.line} label={`近 ${range.days} 天的成交中位价，${rangeText(range)}`} />
        ) : null}
        <p className={`muted ${styles.note}`}>同游戏账号，{range.basis}，本站已完成订单的单价，不含包赔和优惠券。</p>
      </div>
      <Reveal label="查看 90 天走势" goodsSn={goodsSn} Part={SoldHistory} />
    </>
  )
}

/** The last point is marked. */
function Sparkline({ line, label }: { line: string; label: string }) {
  const [cx, cy] = line.slice(line.lastIndexOf(' ') + 1).split(',')
  return (
    <svg className={styles.spark} viewBox={`0 0 ${SPARK_WIDE} ${SPARK_HIGH}`} role="img" aria-label={label}>
      <polyline points={line} />
      <circle cx={cx} cy={cy} r={3} />
    </svg>
  )
}
