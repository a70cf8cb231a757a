import { CountInput } from '@/components/ui/forms/count-input'
import { FieldError } from '@/components/ui/forms/field'
import { Price } from '@/components/ui/kit/price'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import type { RentUnit } from '@/lib/shared/goods/quote-rent'
import { moneyText } from '@/lib/shared/money/money'
import { leastOf, perHour, RENT_TERMS, type RentChoice, readRentChoice, termOf } from '@/lib/shared/trade/rent-terms'
import { inFen } from './rent-prices'
import styles from './rental.module.css'

interface Props {
  prices: RentalPrices
  choice: RentChoice
  /** Minimum hours for an hourly rental. */
  minHours: number
  error?: string
  onChange: (choice: RentChoice) => void
}

/** Term and quantity, within the bounds of both. */
export function TermChoice({ prices: yuanPrices, choice, minHours, error, onChange }: Props) {
  const term = termOf(choice.unit)
  const least = leastOf(term, minHours)
  const prices = inFen(yuanPrices)
  const setUnit = (unit: RentUnit) => onChange(readRentChoice(unit, undefined, minHours))
  const setNum = (num: number) => onChange(readRentChoice(choice.unit, num, minHours))
  return (
    <>
      <fieldset className={styles.terms}>
        <legend>租期</legend>
        {RENT_TERMS.map(({ unit, name, per, text }) => (
          <label key={unit} className={styles.term}>
            <input
              type="radio"
              name="unit"
              value={unit}
              checked={unit === choice.unit}
              onChange={() => setUnit(unit)}
            />
            <b>{name}</b>
            <Price yuan={yuanPrices[unit]} size="m" unit={`/${per}`} />
            <span>
              {unit === 'hour' ? `${minHours} 小时起` : `${text}，合 ${moneyText(perHour(prices, unit))}/小时`}
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <div className={styles.line}>
          <label htmlFor="num">数量</label>
          <span className={styles.stepper}>
            <button
              type="button"
              aria-label={`减少一${term.per}`}
              disabled={choice.num <= least}
              onClick={() => setNum(choice.num - 1)}
            >
              −
            </button>
            <CountInput
              id="num"
              name="num"
              least={least}
              most={term.max}
              value={choice.num}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'num-e' : undefined}
              onChange={setNum}
            />
            <button
              type="button"
              aria-label={`增加一${term.per}`}
              disabled={choice.num >= term.max}
              onClick={() => setNum(choice.num + 1)}
            >
              +
            </button>
          </span>
          <span className="muted">
            {term.per}，共 <span className="num">{term.hours * choice.num}</span> 小时（{least}–{term.max} {term.per}）
          </span>
        </div>
        <FieldError id="num" error={error} />
      </div>
    </>
  )
}
