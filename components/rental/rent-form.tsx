'use client'

import { useState } from 'react'
import { ComingButton } from '@/components/ui/coming-button'
import { Price } from '@/components/ui/price'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'
import { quoteRent, type RentPrices, type RentUnit } from '@/lib/shared/quote'
import { perHour, RENT_TERMS, type RentChoice, readRentChoice, termOf } from '@/lib/shared/rent-terms'
import styles from './rental.module.css'

interface Props {
  action: string
  prices: RentalPrices
  /** Of the address. */
  start: RentChoice
  /** Why it cannot be let now; '' when it can. */
  reason: string
}

/** Term and number -> rent, deposit, total. A plain GET form: without scripts the page answers with the sums. */
export function RentForm({ action, prices: given, start, reason }: Props) {
  const [choice, setChoice] = useState(start)
  const term = termOf(choice.unit)
  const prices = inFen(given)
  const { rent, deposit, total } = quoteRent({ prices, ...choice })
  const setUnit = (unit: RentUnit) => setChoice(readRentChoice(unit, unit === choice.unit ? choice.num : undefined))
  const setNum = (num: number) =>
    setChoice(readRentChoice(choice.unit, Math.max(term.min, Math.trunc(num) || term.min)))
  return (
    <form className={styles.form} action={action}>
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
            <Price yuan={given[unit]} size="m" unit={`/${per}`} />
            <span>
              {text}
              {unit === 'hour' ? '' : `，合 ¥${fenToYuan(perHour(prices, unit))}/小时`}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.line}>
        <label htmlFor="rent-num">数量</label>
        <span className={styles.stepper}>
          <button
            type="button"
            aria-label={`减少一${term.per}`}
            disabled={choice.num <= term.min}
            onClick={() => setNum(choice.num - 1)}
          >
            −
          </button>
          <input
            className="input num"
            id="rent-num"
            name="num"
            type="number"
            inputMode="numeric"
            min={term.min}
            max={term.max}
            value={choice.num}
            onChange={(event) => setNum(event.target.valueAsNumber)}
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
          {term.per}，共 <span className="num">{term.hours * choice.num}</span> 小时（{term.min}–{term.max} {term.per}）
        </span>
      </div>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>租金</dt>
          <dd>
            <Price yuan={fenToYuan(rent)} size="m" />
          </dd>
        </div>
        <div>
          <dt>押金（到期退还）</dt>
          <dd>
            <Price yuan={fenToYuan(deposit)} size="m" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>应付</dt>
          <dd>
            <Price yuan={fenToYuan(total)} size="xl" />
          </dd>
        </div>
      </dl>
      {reason ? (
        <p className="alert alert-warn" role="status">
          {reason}
        </p>
      ) : null}
      <ComingButton kind="primary" size="xl" block disabled={Boolean(reason)}>
        立即租用
      </ComingButton>
      <noscript>
        <button className="btn btn-lg btn-block" type="submit">
          更新金额
        </button>
      </noscript>
    </form>
  )
}

const inFen = ({ hour, night, day, week, deposit }: RentalPrices): RentPrices => ({
  hour: yuanToFen(hour),
  night: yuanToFen(night),
  day: yuanToFen(day),
  week: yuanToFen(week),
  deposit: yuanToFen(deposit),
})
