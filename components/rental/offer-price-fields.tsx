import type { ReactElement } from 'react'
import { Field } from '@/components/ui/field'
import { yuanText } from '@/components/ui/price'
import { RULES } from '@/lib/shared/field-rules'
import { fen, fenToYuan, shareOf, yuanToFen } from '@/lib/shared/money'
import { LEAST_HOURS, MOST_DEPOSIT_HOURS, RENT_TERMS, type RentTerm } from '@/lib/shared/rent-terms'
import { type ChangeOffer, mostDeposit, type OfferPrices } from './offer-draft'
import styles from './own.module.css'

interface Props {
  value: OfferPrices
  change: ChangeOffer<OfferPrices>
  errorOf: (field: string) => string | undefined
  /** The platform's share of a rent; null while it is on its way. */
  feeBp: number | null
}

/** Four prices, each beside what an hour of it costs and what arrives of it, the deposit and the least hours. */
export function OfferPriceFields({ value, change, errorOf, feeBp }: Props) {
  const isPrice = (text: string) => RULES.price.pattern.test(text)
  return (
    <div className={styles.prices}>
      {RENT_TERMS.map((term) => (
        <Field
          key={term.unit}
          id={term.unit}
          label={`${term.name}（元/${term.per}）`}
          required
          error={errorOf(term.unit)}
          hint={<PriceHint term={term} value={value} feeBp={feeBp} />}
        >
          <Amount value={value[term.unit]} onChange={(text) => change({ [term.unit]: text })} />
        </Field>
      ))}
      <Field
        id="deposit"
        label="押金（元）"
        required
        error={errorOf('deposit')}
        hint={
          isPrice(value.hour)
            ? `不收填 0，最多 ${yuanText(fenToYuan(mostDeposit(value.hour)))}（${MOST_DEPOSIT_HOURS} 小时租金）`
            : `不收填 0，最多 ${MOST_DEPOSIT_HOURS} 小时的租金`
        }
      >
        <Amount value={value.deposit} onChange={(deposit) => change({ deposit })} />
      </Field>
      <Field id="minHours" label="最短租期" error={errorOf('minHours')} hint="只管按小时租的订单">
        <select className="input" value={value.minHours} onChange={(event) => change({ minHours: event.target.value })}>
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>{`${hours} 小时起租`}</option>
          ))}
        </select>
      </Field>
    </div>
  )
}

const HOURS = Array.from({ length: LEAST_HOURS.max - LEAST_HOURS.min + 1 }, (_, i) => String(LEAST_HOURS.min + i))

/** Takes the label's ties from its field. */
function Amount({
  value,
  onChange,
  ...tied
}: {
  value: string
  onChange: (text: string) => void
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}): ReactElement {
  return (
    <input
      {...tied}
      className="input num"
      inputMode="decimal"
      maxLength={11}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  )
}

function PriceHint({ term, value, feeBp }: { term: RentTerm; value: OfferPrices; feeBp: number | null }) {
  const typed = value[term.unit]
  if (!RULES.price.pattern.test(typed)) return <span>{term.text}</span>
  const price = yuanToFen(typed)
  const hour = (price + BigInt(term.hours) - 1n) / BigInt(term.hours)
  const isDear = term.hours > 1 && RULES.price.pattern.test(value.hour) && hour > yuanToFen(value.hour)
  return (
    <span className="num">
      {feeBp === null ? null : (
        <>
          到手 <b>{yuanText(fenToYuan(fen(price - shareOf(price, feeBp))))}</b>
        </>
      )}
      {term.hours > 1 ? `${feeBp === null ? '' : '，'}合 ¥${fenToYuan(hour)}/小时` : null}
      {isDear ? <b className={styles.dear}>，比时租还贵</b> : null}
    </span>
  )
}
