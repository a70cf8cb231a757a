import { Field } from '@/components/ui/field'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods-types'
import styles from './pay.module.css'
import type { OrderFields, SetField } from './use-order-form'
import { isCountable } from './use-order-goods'

interface Props {
  goods: GoodsDetail
  fields: OrderFields
  set: SetField
  errorOf: (field: string) => string | undefined
}

/** Quantity of what is not unique, the receiving character or account where there is one, a contact for all. Ids are the names of the API's fields. */
export function OrderTerms({ goods, fields, set, errorOf }: Props) {
  const receiver = goodsType(goods.goodsTypeId).receiver
  return (
    <div className={styles.terms}>
      {isCountable(goods) ? (
        <Quantity
          stock={goods.stock}
          value={fields.goodsNum}
          error={errorOf('goodsNum')}
          onChange={(text) => set('goodsNum', text)}
        />
      ) : null}
      {receiver ? (
        <Field
          id="roleName"
          label={receiver.label}
          required
          error={errorOf('roleName')}
          hint={[goods.areaName, goods.serverName].filter(Boolean).join(' · ') || '卖家按此交付'}
        >
          <input
            className="input"
            maxLength={30}
            autoComplete="off"
            required
            value={fields.roleName}
            onChange={(event) => set('roleName', event.target.value)}
          />
        </Field>
      ) : null}
      <Field
        id="contact"
        label="联系方式"
        error={errorOf('contact')}
        hint="QQ、微信或手机号，可不填；付款后卖家和客服可见"
      >
        <input
          className="input"
          maxLength={30}
          autoComplete="off"
          value={fields.contact}
          onChange={(event) => set('contact', event.target.value)}
        />
      </Field>
    </div>
  )
}

function Quantity({
  stock,
  value,
  error,
  onChange,
}: {
  stock: number
  value: string
  error?: string
  onChange: (text: string) => void
}) {
  const now = Number(value) || 0
  const step = (to: number) => onChange(String(Math.min(Math.max(1, to), Math.max(1, stock))))
  return (
    <div className={styles.quantity}>
      <Field id="goodsNum" label="购买数量" required error={error} hint={`库存 ${stock}`}>
        <input
          className="input num"
          inputMode="numeric"
          maxLength={9}
          required
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
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
