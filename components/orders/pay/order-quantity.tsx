import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { normalCount } from '@/lib/shared/normalize/digits'
import styles from './pay.module.css'
import type { OrderForm } from './use-order-form'

/** Quantity by buttons or typed; a typed number above the stock becomes the stock when the box is left, with a note. */
export function OrderQuantity({ stock, form }: { stock: number; form: OrderForm }) {
  const [limited, setLimited] = useState('')
  const now = Number(form.fields.goodsNum) || 0
  const most = Math.max(1, stock)
  const step = (to: number) => form.change({ goodsNum: String(Math.min(Math.max(1, to), most)) })
  const input = form.input('goodsNum', normalCount)
  const handleBlur = (typed: string) => {
    input.onBlur()
    const count = normalCount(typed)
    const isOver = /^\d+$/.test(count) && Number(count) > most
    if (isOver) step(most)
    setLimited(isOver ? String(most) : '')
  }
  return (
    <div className={styles.quantity}>
      <Field
        {...form.field('goodsNum')}
        label="购买数量"
        required
        hint={
          <span role="status">
            {limited !== '' && limited === form.fields.goodsNum
              ? `库存只有 ${most} 件，已改为 ${most}`
              : `库存 ${stock}`}
          </span>
        }
      >
        <input
          className="input num"
          inputMode="numeric"
          required
          {...input}
          onBlur={(event) => handleBlur(event.target.value)}
        />
      </Field>
      <button type="button" className="btn" aria-label="减少数量" disabled={now <= 1} onClick={() => step(now - 1)}>
        −
      </button>
      <button type="button" className="btn" aria-label="增加数量" disabled={now >= stock} onClick={() => step(now + 1)}>
        +
      </button>
    </div>
  )
}
