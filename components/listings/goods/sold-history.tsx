'use client'

import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import styles from './reveal.module.css'

type History = NonNullable<OutputOf<ApiContract['GET /goods/soldHistory']>['history']>
type Week = History['weeks'][number]

const [WIDE, HIGH, PAD] = [640, 160, 24]
const whole = (yuan: string): string => yuanText(yuan).replace('.00', '')

/** Sold prices of similar accounts over three months, by week, and the latest sales. */
export function SoldHistory({ goodsSn }: { goodsSn: string }) {
  const { data, slow, error, reload } = useLoad(goodsSn, () => call('GET /goods/soldHistory', { goodsSn }))
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data) return slow ? <SkeletonRows rows={3} height={40} /> : null
  const { history } = data
  if (!history) return <p className="muted">这段时间的成交太少，看不出走势。</p>
  return (
    <div className={styles.box}>
      <p>{`近 ${history.days} 天，${history.basis} 的同游戏账号成交 ${history.count} 笔。竖条是每周主流成交所在的价格，横线是成交中位价。`}</p>
      <Chart weeks={history.weeks} />
      <table className={styles.last}>
        <caption className="sr">最近成交</caption>
        <thead>
          <tr>
            <th scope="col">成交日期</th>
            <th scope="col">账号</th>
            <th scope="col">单价</th>
          </tr>
        </thead>
        <tbody>
          {history.last.map((sale, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two alike may be sold on one day
            <tr key={i}>
              <td className="num">{sale.day}</td>
              <td>{sale.value}</td>
              <td className="num">{yuanText(sale.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">本站已完成订单的单价，不含包赔和优惠券；不显示买卖双方。</p>
    </div>
  )
}

/** Bars from the lower to the upper quartile; a week without a sale is a gap. */
function Chart({ weeks }: { weeks: readonly Week[] }) {
  const known = weeks.flatMap(({ low, high }) => (low && high ? [Number(low), Number(high)] : []))
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const y = (yuan: string): number =>
    Math.round(HIGH - PAD - ((Number(yuan) - least) / (most - least || 1)) * (HIGH - PAD * 2))
  const step = WIDE / weeks.length
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={`每周成交价格，在 ${whole(least.toFixed(2))} 到 ${whole(most.toFixed(2))} 之间`}
    >
      {weeks.map(({ from, low, mid, high, count }, i) =>
        low && mid && high ? (
          <g key={from}>
            <title>{`${from} 起一周：${count} 笔，成交中位价 ${whole(mid)}`}</title>
            <rect
              x={i * step + step * 0.25}
              y={y(high)}
              width={step * 0.5}
              height={Math.max(2, y(low) - y(high))}
              rx={2}
            />
            <line x1={i * step + step * 0.15} x2={i * step + step * 0.85} y1={y(mid)} y2={y(mid)} />
          </g>
        ) : null,
      )}
      <text x={0} y={14}>
        {whole(most.toFixed(2))}
      </text>
      <text x={0} y={HIGH - 6}>
        {whole(least.toFixed(2))}
      </text>
      <text x={WIDE} y={HIGH - 6} textAnchor="end">
        {weeks.at(-1)?.from.slice(5)}
      </text>
    </svg>
  )
}
