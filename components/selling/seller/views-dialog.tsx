'use client'

import { BarChart } from '@/components/ui/kit/bar-chart'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { VIEW_DAYS } from '@/lib/shared/goods/own-goods'

interface Props {
  goods: Pick<OwnGoodsRow, 'goodsSn' | 'bigTitle' | 'views' | 'favourites'>
  onClose: () => void
}
/** Width of the dialog's content. */
const WIDTH = 520

/** Views of an own item per day. */
export function ViewsDialog({ goods, onClose }: Props) {
  const { goodsSn, bigTitle, views, favourites } = goods
  const { data, error, reload } = useLoad(goodsSn, () => call('GET /goods/viewDays', { goodsSn }))
  const bars = data?.days.map(({ day, views: n }, i, all) => ({
    key: day,
    label: `${Number(day.slice(8))} 日`,
    value: n,
    text: String(n),
    isNow: i === all.length - 1,
  }))
  return (
    <Dialog open title="每日浏览" size="m" onClose={onClose}>
      <div className="dialog-text dialog-stack">
        <p className="ell2">{bigTitle}</p>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {!data && !error ? <Skeleton height={220} /> : null}
        {data && bars ? (
          <>
            <p className="muted num">{`近 ${VIEW_DAYS} 天浏览 ${data.total} 次，累计浏览 ${views} 次，收藏 ${favourites} 次`}</p>
            <BarChart label={`近 ${VIEW_DAYS} 天每日浏览`} bars={bars} width={WIDTH} />
            <table className="sr">
              <caption>每日浏览次数</caption>
              <tbody>
                {data.days.map(({ day, views: n }) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{n}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="muted">同一人 30 分钟内重复打开只算一次。今天的浏览每分钟更新。</p>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
