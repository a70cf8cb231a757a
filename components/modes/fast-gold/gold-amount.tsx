import { Field } from '@/components/ui/forms/field'
import { type CoinUnit, shownCoins, unitName } from '@/lib/shared/goods/coin-unit'
import { splitYuan } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import styles from './fast-gold.module.css'
import type { GoldForm } from './use-gold-form'
import type { QuoteState } from './use-quote'

interface Props {
  form: GoldForm
  state: QuoteState
  unit: CoinUnit
  coinName: string
}

/** Money and currency side by side: editing one updates the other. */
export function GoldAmount({ form, state, unit, coinName }: Props) {
  const { by, typed } = form.fields
  const { quote } = state
  const start = (kind: 'yuan' | 'amount') => (event: { target: { value: string } }) =>
    form.change({ by: kind, typed: event.target.value })
  const box = (kind: 'yuan' | 'amount', derived: string) => ({
    className: 'input input-lg num',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    ...(by === kind ? form.input('typed', normalAmount) : { value: derived, onChange: start(kind) }),
  })
  // the error is shown at the input used last
  const field = (kind: 'yuan' | 'amount') =>
    by === kind ? form.field('typed') : { id: `typed-${kind}`, error: undefined }
  return (
    <div className={styles.pair}>
      <Field {...field('yuan')} label="付多少（元）" required>
        <input {...box('yuan', quote && typed ? splitYuan(quote.price).join('').replaceAll(',', '') : '')} />
      </Field>
      <Field {...field('amount')} label={`得多少（${unitName(unit, coinName)}）`} required hint="两边都能改，互相换算">
        <input {...box('amount', quote && typed ? shownCoins(quote.amount, unit) : '')} />
      </Field>
    </div>
  )
}
