'use client'

import { type Handling, wordsOf } from '@/components/listings/goods/type-words'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { PLACED, saleStages } from '@/lib/shared/trade/stages'
import styles from './detail.module.css'

/** Stages of the trade for a goods type, by the names that the order shows later. */
export function TradeSteps({ goodsTypeId, ...handling }: Handling & { goodsTypeId: number }) {
  const texts = [
    '核对价格和保障',
    '货款平台托管，自动建群',
    wordsOf(goodsTypeId, handling).handOver,
    '你确认后才放款给卖家',
  ]
  return (
    <ol className={styles.flow} aria-label="交易流程">
      {[PLACED, ...saleStages(goodsTypeId === ACCOUNT && handling.isVerified)].map((name, i) => (
        <li key={name}>
          <b>{name}</b>
          <span>{texts[i]}</span>
        </li>
      ))}
    </ol>
  )
}
