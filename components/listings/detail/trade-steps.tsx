'use client'

import { type Handling, type Step, wordsOf } from '@/components/listings/goods/type-words'
import styles from './detail.module.css'

const PAID: Step = ['下单付款', '货款进入平台托管']
const ledBy = (isVerified: boolean): Step =>
  isVerified ? ['客服进群', '三方同群，聊天可查'] : ['订单群沟通', '聊天可查']
const AFTER: readonly Step[] = [
  ['确认收货', '你确认后才放款'],
  ['卖家收款', '平台结算给卖家'],
]

/** Steps of the trade for a goods type. */
export function TradeSteps({ goodsTypeId, ...handling }: Handling & { goodsTypeId: number }) {
  return (
    <ol className={styles.flow} aria-label="交易流程">
      {[PAID, ledBy(handling.isVerified), wordsOf(goodsTypeId, handling).handOver, ...AFTER].map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
