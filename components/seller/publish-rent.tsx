import { NO_PRICES, type OfferPrices } from '@/components/rental/offer-draft'
import { OfferPriceFields } from '@/components/rental/offer-price-fields'
import styles from './seller.module.css'

interface Props {
  /** null: only sold. */
  value: OfferPrices | null
  onChange: (rent: OfferPrices | null) => void
  errorOf: (field: string) => string | undefined
  feeBp: number | null
}

/** An account may be let while it is for sale: all its prices, or none. */
export function PublishRent({ value, onChange, errorOf, feeBp }: Props) {
  return (
    <fieldset className={styles.rent}>
      <legend className="sr">同时出租</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={value !== null}
          onChange={(event) => onChange(event.target.checked ? NO_PRICES : null)}
        />
        同时出租
        <span className="muted">（一边在售一边出租，租用期间不能被买走）</span>
      </label>
      {value ? (
        <>
          <p className="field-hint">
            {`${feeBp === null ? '' : `平台从租金里收 ${feeBp / 100}% 服务费。`}先由你在每笔订单里交付账号，发布后可以保存账号密码改为自动交付。`}
          </p>
          <OfferPriceFields
            value={value}
            change={(next) => onChange({ ...value, ...next })}
            errorOf={errorOf}
            feeBp={feeBp}
          />
        </>
      ) : null}
    </fieldset>
  )
}
