'use client'

import styles from './buy-form.module.css'

/** Quantity: by buttons or typed, limited to between 1 and the stock. */
export function Quantity({ num, stock, onChange }: { num: number; stock: number; onChange: (num: number) => void }) {
  const most = Math.max(1, stock)
  const set = (wanted: number) => onChange(Math.min(most, Math.max(1, Math.trunc(wanted) || 1)))
  return (
    <div className={styles.line}>
      <label className={styles.label} htmlFor="goods-num">
        数量
      </label>
      <span className={styles.stepper}>
        <button type="button" aria-label="减少一件" disabled={num <= 1} onClick={() => set(num - 1)}>
          −
        </button>
        <input
          className="input num"
          id="goods-num"
          name="goodsNum"
          type="number"
          min={1}
          max={most}
          inputMode="numeric"
          value={num}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <button type="button" aria-label="增加一件" disabled={num >= most} onClick={() => set(num + 1)}>
          +
        </button>
      </span>
      <span className="muted">
        库存 <span className="num">{stock}</span>
      </span>
    </div>
  )
}
