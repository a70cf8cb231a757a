import { Button } from '@/components/ui/kit/button'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { MOST_HOUR_PRICES } from '@/lib/shared/trade/rent-hours'
import type { HourDraft, OfferFormState } from './offer-draft'
import styles from './own.module.css'

const STARTS = Array.from({ length: 24 }, (_, hour) => hour)
const ENDS = STARTS.map((hour) => hour + 1)
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Prices by hour of day for hourly rentals, e.g. dearer in the evening. */
export function OfferHours({ form }: { form: OfferFormState }) {
  const ranges = form.fields.hourPrices
  const error = form.errorOf('hourPrices')
  const put = (place: number, change: Partial<HourDraft>) =>
    form.change({ hourPrices: ranges.map((range, i) => (i === place ? { ...range, ...change } : range)) })
  const handleAdd = () => form.change({ hourPrices: [...ranges, { from: '18', to: '24', price: form.fields.hour }] })
  return (
    <fieldset className={styles.part} aria-describedby={error ? 'hourPrices-e' : undefined}>
      <legend>分时段租金（可不填）</legend>
      <p className="field-hint">
        只对时租生效：每小时按开始的时刻计价，其余时间按上面的时租。租客付款前能看到每段的金额。
      </p>
      {ranges.map((range, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no identity of their own
        <div key={i} className={styles.range}>
          <select
            className="input"
            aria-label={`第 ${i + 1} 个时段开始`}
            value={range.from}
            onChange={(event) => put(i, { from: event.target.value })}
          >
            {STARTS.map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </select>
          <span>至</span>
          <select
            className="input"
            aria-label={`第 ${i + 1} 个时段结束`}
            value={range.to}
            onChange={(event) => put(i, { to: event.target.value })}
          >
            {ENDS.map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </select>
          <input
            className="input num"
            aria-label={`第 ${i + 1} 个时段租金（元/小时）`}
            inputMode="decimal"
            autoComplete="off"
            value={range.price}
            onChange={(event) => put(i, { price: normalAmount(event.target.value) })}
          />
          <span className="muted">元/小时</span>
          <Button
            size="sm"
            aria-label={`删除第 ${i + 1} 个时段`}
            onClick={() => form.change({ hourPrices: ranges.filter((_, place) => place !== i) })}
          >
            删除
          </Button>
        </div>
      ))}
      {error ? (
        <p className="field-error" id="hourPrices-e" role="alert">
          {error}
        </p>
      ) : null}
      {ranges.length < MOST_HOUR_PRICES ? (
        <div>
          <Button size="sm" id="hourPrices" onClick={handleAdd}>
            添加时段
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
