import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { reserveOf, reservePercent, WANT } from '@/lib/shared/goods/want'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { normalCount } from '@/lib/shared/normalize/digits'
import { passes } from '@/lib/shared/people/field-rules'
import styles from './publish.module.css'

interface Props {
  form: {
    fields: { budget: string }
    field: (name: 'amount' | 'budget') => TextField['field']
    input: (name: 'amount' | 'budget', clean?: (text: string) => string) => TextField['input']
  }
  goodsTypeId: number
  /** Current balance. */
  coin: string
}

/** Amount, budget and the reserve held for it. */
export function PublishMoney({ form, goodsTypeId, coin }: Props) {
  const { budget } = form.fields
  const isCurrency = isCurrencyType(goodsTypeId)
  const reserve = passes('price', budget) ? fenToYuan(reserveOf(yuanToFen(budget), goodsTypeId)) : undefined
  return (
    <>
      <div className={styles.grid}>
        {isCurrency ? (
          <Field {...form.field('amount')} label="数量（万）" required hint="例如要五千万就填 5000">
            <input className="input num" inputMode="numeric" {...form.input('amount', normalCount)} />
          </Field>
        ) : null}
        <Field {...form.field('budget')} label="总预算（元）" required hint="卖家的商品不会超过这个价">
          <input className="input num" inputMode="decimal" autoComplete="off" {...form.input('budget', normalAmount)} />
        </Field>
      </div>
      <p className={styles.reserve}>
        {`从余额预留预算的 ${reservePercent(goodsTypeId)}%`}
        {reserve ? (
          <>
            ，即 <b className="num">{yuanText(reserve)}</b>
          </>
        ) : null}
        {`（余额 ${yuanText(coin)}）。下单、关闭或满 ${WANT.days} 天时全部退回余额，不扣任何费用。`}
      </p>
    </>
  )
}
