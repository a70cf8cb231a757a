import { Part } from '@/components/order/part'
import { Price } from '@/components/ui/price'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { laterText } from '@/lib/shared/span-text'
import styles from './fast-gold.module.css'

type Place = 'payer' | 'held' | 'paid'

/** Who holds how much now, and under which condition it moves on. */
export function MoneyFlow({ detail }: { detail: OrderDetail }) {
  const { mode, status, subStatus, goodsPrice, belong } = detail
  const isGold = mode === 'fastGold'
  const [payer, payee] = isGold ? ['买家', '币商'] : ['币商备款', '玩家']
  const mine = belong === (isGold ? 0 : 1)
  const terms = useTradeTerms(mode, detail.gameId)
  const held = isGold ? (terms ? `收货 ${laterText(terms.holdHours)}放款` : '收货后放款') : '核对无误马上放款'
  const here: Place =
    subStatus === 'RELEASED' ? 'paid' : status === 1 || status === 2 || status === 3 ? 'held' : 'payer'
  const boxes: readonly { place: Place; name: string; text: string }[] = [
    {
      place: 'payer',
      name: isGold && mine ? '你付的' : (payer ?? ''),
      text: status === 0 ? '还没有付款' : status > 3 ? '已退回' : '已付',
    },
    { place: 'held', name: '平台托管', text: held },
    { place: 'paid', name: !isGold && mine ? '你的余额' : (payee ?? ''), text: '扣除平台服务费' },
  ]
  return (
    <Part title="货款去向">
      <ol className={styles.flow}>
        {boxes.map(({ place, name, text }) => (
          <li key={place} aria-current={place === here ? 'step' : undefined}>
            <small>{name}</small>
            {place === here ? <Price yuan={goodsPrice} size="m" /> : <span className="muted">–</span>}
            <small>{text}</small>
          </li>
        ))}
      </ol>
    </Part>
  )
}
