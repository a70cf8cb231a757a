'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import styles from './detail-parts.module.css'
import { Reveal } from './reveal'

const SoldHistory = onDemand(() => import('./sold-history').then((file) => file.SoldHistory))

export type Range = NonNullable<OutputOf<ApiContract['GET /goods/soldRange']>['range']>

const [WIDE, HIGH] = [240, 56]

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
            <dt>半数成交在</dt>
            <dd className="num">{rangeText(range)}</dd>
          </div>
          <div>
            <dt>中间价</dt>
            <dd className="num">{yuanText(range.mid).replace('.00', '')}</dd>
          </div>
          <div>
            <dt>本商品</dt>
            <dd>
              {Math.abs(difference) < 2
                ? '与中间价相当'
                : `比中间价${difference < 0 ? '低' : '高'} ${Math.abs(difference)}%`}
            </dd>
          </div>
        </dl>
        <Sparkline points={range.points} label={`近 ${range.days} 天的成交中间价，${rangeText(range)}`} />
        <p className={`muted ${styles.note}`}>同游戏账号，{range.basis}，本站已完成订单的单价，不含包赔和优惠券。</p>
      </div>
      <Reveal label="查看 90 天走势" goodsSn={goodsSn} Part={SoldHistory} />
    </>
  )
}

/** Periods without a sale are bridged. */
function Sparkline({ points, label }: { points: readonly (number | null)[]; label: string }) {
  const known = points.flatMap((price, i) => (price === null ? [] : [{ price, i }]))
  if (known.length < 2) return null
  const [least, most] = [Math.min(...known.map(({ price }) => price)), Math.max(...known.map(({ price }) => price))]
  const spots = known.map(({ price, i }) => [
    Math.round(4 + (i / (points.length - 1)) * (WIDE - 8)),
    Math.round(HIGH - 6 - ((price - least) / (most - least || 1)) * (HIGH - 12)),
  ])
  const [x, y] = spots.at(-1) as [number, number]
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <polyline points={spots.map((spot) => spot.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={3} />
    </svg>
  )
}
