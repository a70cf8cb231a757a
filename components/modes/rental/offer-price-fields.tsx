import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { fen, fenToYuan, moneyText, shareOf, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { passes } from '@/lib/shared/people/field-rules'
import { LEAST_HOURS, MOST_DEPOSIT_HOURS, RENT_TERMS, type RentTerm } from '@/lib/shared/trade/rent-terms'
import { mostDeposit, type OfferPrices } from './offer-draft'
import styles from './own.module.css'

/** The form that the prices are part of. */
interface PriceForm {
  fields: OfferPrices
  field: (name: keyof OfferPrices) => TextField['field']
  input: (name: keyof OfferPrices, clean?: (text: string) => string) => TextField['input']
}
interface Props {
  form: PriceForm
  /** The platform's share of a rent; null while loading. */
  feeBp: number | null
}

const AMOUNT = { className: 'input num', inputMode: 'decimal', autoComplete: 'off' } as const
const HOURS = Array.from({ length: LEAST_HOURS.max - LEAST_HOURS.min + 1 }, (_, i) => String(LEAST_HOURS.min + i))

/** Four prices, each with its hourly rate and the owner's income, the deposit and the minimum hours. */
export function OfferPriceFields({ form, feeBp }: Props) {
  const { hour } = form.fields
  const most = passes('price', hour)
    ? `${yuanText(fenToYuan(mostDeposit(hour)))}（${MOST_DEPOSIT_HOURS} 小时租金）`
    : ''
  return (
    <div className={styles.prices}>
      {RENT_TERMS.map((term) => (
        <Field
          key={term.unit}
          {...form.field(term.unit)}
          label={`${term.name}（元/${term.per}）`}
          required
          hint={<PriceHint term={term} value={form.fields} feeBp={feeBp} />}
        >
          <input {...AMOUNT} {...form.input(term.unit, normalAmount)} />
        </Field>
      ))}
      <Field
        {...form.field('deposit')}
        label="押金（元）"
        required
        hint={`不收填 0，最多 ${most || `${MOST_DEPOSIT_HOURS} 小时的租金`}`}
      >
        <input {...AMOUNT} {...form.input('deposit', normalAmount)} />
      </Field>
      <Field {...form.field('minHours')} label="最短租期" hint="只对时租生效">
        <select className="input" {...form.input('minHours')}>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>{`${hours} 小时起租`}</option>
          ))}
        </select>
      </Field>
    </div>
  )
}

function PriceHint({ term, value, feeBp }: { term: RentTerm; value: OfferPrices; feeBp: number | null }) {
  const typed = value[term.unit]
  if (!passes('price', typed)) return <span>{term.text}</span>
  const price = yuanToFen(typed)
  const hour = (price + BigInt(term.hours) - 1n) / BigInt(term.hours)
  const isDear = term.hours > 1 && passes('price', value.hour) && hour > yuanToFen(value.hour)
  return (
    <span className="num">
      {feeBp === null ? null : (
        <>
          到手 <b>{yuanText(fenToYuan(fen(price - shareOf(price, feeBp))))}</b>
        </>
      )}
      {term.hours > 1 ? `${feeBp === null ? '' : '，'}租客每小时 ${moneyText(hour)}` : null}
      {isDear ? <b className={styles.dear}>，比时租还贵</b> : null}
    </span>
  )
}
