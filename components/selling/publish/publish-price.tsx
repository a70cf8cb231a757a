import type { ReactNode } from 'react'
import { Field } from '@/components/ui/forms/field'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { netOf } from '@/lib/shared/goods/quote'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { normalCount } from '@/lib/shared/normalize/digits'
import { RULES } from '@/lib/shared/people/field-rules'
import { PriceAdvice } from './price-advice'
import styles from './publish.module.css'
import { CoinAmount } from './publish-coin'
import type { DraftForm } from './use-publish-form'
import type { PublishOptions } from './use-publish-options'

interface Props {
  form: DraftForm
  conf: PublishOptions['conf']['data']
  isUnique: boolean
  /** Codes can be stored with the item: their number is its stock. */
  takesCodes: boolean
  /** Of currency: the fields between price and stock. */
  children: ReactNode
}

export function PublishPrice({ form, conf, isUnique, takesCodes, children }: Props) {
  const draft = form.fields
  const isStored = takesCodes && draft.codes.trim() !== ''
  const isAlwaysCovered = draft.goodsTypeId !== '' && goodsType(Number(draft.goodsTypeId)).cover === 'always'
  return (
    <>
      <div className={children ? styles.grid3 : styles.grid}>
        {children ? <CoinAmount form={form} /> : null}
        <Field
          {...form.field('price')}
          label={isUnique ? '价格（元）' : '单价（元）'}
          required
          hint={<NetPrice price={draft.price} conf={conf} />}
        >
          <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('price', normalAmount)} />
        </Field>
        {children}
        {isUnique || isStored ? null : (
          <Field
            {...form.field('stock')}
            label="库存"
            required
            hint={takesCodes ? '没有存卡密的商品，付款后由你手动发货' : undefined}
          >
            <input className="input num" inputMode="numeric" autoComplete="off" {...form.input('stock', normalCount)} />
          </Field>
        )}
      </div>
      <PriceAdvice draft={draft} />
      <div className={styles.switches}>
        <label className="check">
          <input
            type="checkbox"
            checked={isAlwaysCovered || draft.ensureOpen}
            disabled={isAlwaysCovered}
            onChange={(event) => form.change({ ensureOpen: event.target.checked })}
          />
          买家可购买包赔{isAlwaysCovered ? <span className="muted">（该类商品默认支持）</span> : null}
        </label>
        <label className="check">
          <input type="checkbox" {...form.checkbox('bargain')} />
          可议价
        </label>
      </div>
    </>
  )
}

/** Income after fees, shown before listing. */
type Fee = Pick<NonNullable<PublishOptions['conf']['data']>, 'feePercent' | 'feeBasisPoints' | 'leastFee'>

export function NetPrice({ price, conf }: { price: string; conf?: Fee | null }) {
  if (!conf) return <span>选择游戏和类型后显示服务费</span>
  const { feePercent } = conf
  if (!RULES.price.pattern.test(price)) return <span>{`平台服务费 ${feePercent}，成交后从货款中扣除`}</span>
  return (
    <span>
      到手 <b className="num">{yuanText(fenToYuan(netOf(yuanToFen(price), conf)))}</b>
      {`（平台服务费 ${feePercent}）`}
    </span>
  )
}
