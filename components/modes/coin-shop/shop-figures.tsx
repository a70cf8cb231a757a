import { Price } from '@/components/ui/kit/price'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { yuanText } from '@/lib/shared/money/money'
import styles from './coin-shop.module.css'

/** A merchant's statistics: deposit, completion, speed. */
export function ShopFigures({ shop }: { shop: CoinShop }) {
  const { deposit, depositAsked, orders, completion, minutes, leastCompletion, leastOrders } = shop
  return (
    <dl className={styles.figures}>
      <div>
        <dt>保证金</dt>
        <dd>
          <Price yuan={deposit} />
          <small className="num">应缴 {yuanText(depositAsked)}</small>
        </dd>
      </div>
      <div>
        <dt>近 30 天完成率</dt>
        <dd className="num">
          {completion === null ? '–' : `${completion}%`}
          <small>
            满 {leastOrders} 单后低于 {leastCompletion}% 暂停接单
          </small>
        </dd>
      </div>
      <div>
        <dt>发货用时（中位）</dt>
        <dd className="num">
          {minutes === null ? '–' : `${minutes} 分钟`}
          <small>接单到发货</small>
        </dd>
      </div>
      <div>
        <dt>近 30 天结束的订单</dt>
        <dd className="num">
          {orders}
          <small>未接单和没发货的都算</small>
        </dd>
      </div>
    </dl>
  )
}
