'use client'

import { useState } from 'react'
import type { Bargain } from '@/lib/contract/entities/bargain'
import type { BargainSide } from '@/lib/shared/goods/bargain'
import { AnswerDialog, type AnswerInput } from './answer-dialog'
import styles from './bargain.module.css'
import { BargainLine } from './bargain-line'

interface Props {
  bargains: readonly Bargain[]
  side: BargainSide
  /** Epoch ms of the API response. */
  loadedAt: number
  onChanged: () => void
}

/** One bargain thread per row; on phones one per card. */
export function BargainTable({ bargains, side, loadedAt, onChanged }: Props) {
  const [selected, setSelected] = useState<AnswerInput | null>(null)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className={styles.r}>
              标价
            </th>
            <th scope="col" className={styles.r}>
              {side === 'buyer' ? '我的出价' : '买家出价'}
            </th>
            <th scope="col" className={styles.r}>
              {side === 'buyer' ? '卖家还价' : '我的还价'}
            </th>
            <th scope="col">状态</th>
            <th scope="col" className={styles.r}>
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {bargains.map((bargain) => (
            <BargainLine
              key={bargain.bargainId}
              bargain={bargain}
              loadedAt={loadedAt}
              onDue={onChanged}
              onAsk={(handle) => setSelected({ bargain, handle })}
            />
          ))}
        </tbody>
      </table>
      {selected ? <AnswerDialog {...selected} onClose={() => setSelected(null)} onChanged={onChanged} /> : null}
    </>
  )
}
