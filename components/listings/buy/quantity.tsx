'use client'

import { useState } from 'react'
import { CountInput } from '@/components/ui/forms/count-input'
import styles from './buy-form.module.css'

/** Quantity: by buttons or typed, limited to between 1 and the stock. */
export function Quantity({ num, stock, onChange }: { num: number; stock: number; onChange: (num: number) => void }) {
  const most = Math.max(1, stock)
  const [limit, setLimit] = useState<number | null>(null)
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor="goods-num">
        数量
      </label>
      <span className={styles.stepper}>
        <button type="button" aria-label="减少一件" disabled={num <= 1} onClick={() => onChange(num - 1)}>
          −
        </button>
        <CountInput
          id="goods-num"
          name="goodsNum"
          least={1}
          most={most}
          value={num}
          onChange={onChange}
          onLimit={setLimit}
        />
        <button type="button" aria-label="增加一件" disabled={num >= most} onClick={() => onChange(num + 1)}>
          +
        </button>
      </span>
      <span className="muted">
        库存 <span className="num">{stock}</span>
      </span>
      <span className={styles.limit} role="status">
        {limit === null || limit !== num
          ? ''
          : num === most
            ? `最多可买 ${most} 件，已改为 ${most}`
            : '至少买 1 件，已改为 1'}
      </span>
    </div>
  )
}
