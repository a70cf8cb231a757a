import { Part } from '@/components/orders/order/part'
import { LoadError } from '@/components/ui/kit/load-error'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { CoinTurn } from '@/lib/contract/entities/quick-coin'
import { ratioWords } from '@/lib/shared/goods/coin-unit'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import styles from './fast-gold.module.css'

/** Current, previous and next merchants of the order; shown to its buyer after payment. */
export function MerchantQueue({ detail }: { detail: OrderDetail }) {
  const { orderSn, subStatus } = detail
  const { data, error, reload } = useLoad(`${orderSn} ${subStatus} ${detail.sellerName}`, () =>
    call('GET /quickCoin/queue', { orderSn }),
  )
  if (error && !data)
    return (
      <Part title="币商排队">
        <LoadError message={error} onRetry={reload} />
      </Part>
    )
  if (!data || data.list.length === 0) return null
  const { list, mostAsked, lockedAt, coinName } = data
  return (
    <Part title="币商排队" aside={<small className="muted num">{`比例 ${lockedAt.slice(11, 16)} 锁定`}</small>}>
      <table className={styles.turns}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((turn, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the queue is what a row stands for
            <tr key={i} aria-current={isNow(turn) ? 'step' : undefined}>
              <th scope="row">{turn.name}</th>
              <td data-name="比例">{turn.ratio === null ? '–' : ratioWords(turn.ratio, coinName)}</td>
              <td data-name="库存">{coinsText(turn.stock)}</td>
              <td data-name="平均到账">{turn.minutes === null ? '新店' : `${turn.minutes} 分钟`}</td>
              <td data-name="完成率">{turn.completion === null ? '新店' : `${turn.completion}%`}</td>
              <td>
                <State turn={turn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.turnNote}>
        {`按比例、完成率、速度排；换币商比例不会变差，最多问 ${mostAsked} 家，都未接单就全额退回`}
      </p>
    </Part>
  )
}

const COLUMNS = ['币商', '比例', '库存', '平均到账', '完成率', '状态']
const isNow = ({ state }: CoinTurn): boolean => state === 'asked' || state === 'accepted'

function State({ turn }: { turn: CoinTurn }) {
  const time = turn.time ? ` ${turn.time.slice(11, 16)}` : ''
  if (turn.state === 'next') return <small className="muted">{turn.stateName}</small>
  const kind = turn.state === 'done' ? 'safe' : isNow(turn) ? 'bargain' : undefined
  return <Tag kind={kind} icon={isNow(turn) ? 'clock' : undefined}>{`${turn.stateName}${time}`}</Tag>
}
