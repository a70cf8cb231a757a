import { OfferPriceFields } from '@/components/modes/rental/offer-price-fields'
import styles from './publish.module.css'
import type { DraftForm } from './use-publish-form'

interface Props {
  form: DraftForm
  /** The platform's share of a rent; null while loading. */
  feeBp: number | null
}

/** Prices of rent are changed in the settings of the rental, also of an account in review. */
export const RentLink = ({ goodsSn }: { goodsSn: string }) => (
  <p className="field-hint">
    {'租金和押金在“我的租号”里设置，'}
    <a className="link" href={`/center/rent/publish?goodsSn=${goodsSn}`}>
      去出租设置
    </a>
  </p>
)

/** An account can be rented out while it is for sale: with all prices, or none. */
export function PublishRent({ form, feeBp }: Props) {
  return (
    <fieldset className={styles.rent}>
      <legend className="sr">同时出租</legend>
      <label className="check">
        <input type="checkbox" {...form.checkbox('letToo')} />
        同时出租
        <span className="muted">（一边在售一边出租，租用期间不能被买走）</span>
      </label>
      {form.fields.letToo ? (
        <>
          <p className="field-hint">
            {`${feeBp === null ? '' : `平台从租金里收 ${feeBp / 100}% 服务费。`}先由你在每笔订单里交付账号，发布后可以保存账号密码改为自动交付。`}
          </p>
          <OfferPriceFields form={form} feeBp={feeBp} />
        </>
      ) : null}
    </fieldset>
  )
}
