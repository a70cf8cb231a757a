import { Alert } from '@/components/ui/kit/alert'
import { Icon } from '@/components/ui/kit/icon'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import { type Fen, fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import type { FittingCoupons } from './coupons-for'
import styles from './pay.module.css'

interface Props {
  coupons: FittingCoupons
  /** Discount of a coupon on this order. */
  savingOf: (coupon: CouponRow) => Fen
  /** 0: none. */
  value: number
  /** The selected coupon, if it is no longer available. */
  lost?: FittingCoupons['unfit'][number]
  onChange: (couponId: number) => void
}

/** Usable coupons to choose from, and the others with the reason they cannot be used. */
export function CouponChoice({ coupons: { usable, unfit }, savingOf, value, lost, onChange }: Props) {
  if (usable.length + unfit.length === 0) return null
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="coupon-h">
      <h2 id="coupon-h">
        <Icon name="ticket" />
        优惠券
      </h2>
      {lost ? (
        <Alert
          kind="warn"
          live
        >{`${lost.coupon.title}：${lost.why}，这笔订单不再减 ${yuanText(lost.coupon.amount)}`}</Alert>
      ) : null}
      {usable.length > 0 ? (
        <fieldset className={styles.coupons}>
          <legend className="sr">选择优惠券，一笔订单限用一张，不抵扣包赔服务费</legend>
          <Row
            value={0}
            chosen={value}
            onChange={onChange}
            name="不使用"
            text="一笔订单限用一张，不抵扣包赔服务费"
            sum=""
          />
          {usable.map((coupon) => (
            <Row
              key={coupon.couponId}
              value={coupon.couponId}
              chosen={value}
              onChange={onChange}
              name={coupon.title}
              text={`${coupon.validTo.slice(0, 10)} 到期${isCut(coupon, savingOf(coupon)) ? '，最多抵扣本单平台服务费' : ''}`}
              sum={`-${yuanText(fenToYuan(savingOf(coupon)))}`}
            />
          ))}
        </fieldset>
      ) : (
        <p className="muted">没有可用于这件商品的优惠券</p>
      )}
      {unfit.length > 0 ? (
        <details className={styles.unfit}>
          <summary>{`不可用的优惠券（${unfit.length}）`}</summary>
          <ul>
            {unfit.map(({ coupon, why }) => (
              <li key={coupon.couponId}>
                <b>{`${coupon.title} ${yuanText(coupon.amount)}`}</b>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

const isCut = ({ amount }: CouponRow, value: Fen): boolean => value < yuanToFen(amount)

interface RowProps {
  value: CouponRow['couponId']
  chosen: number
  onChange: (couponId: number) => void
  name: string
  text: string
  sum: string
}

function Row({ value, chosen, onChange, name, text, sum }: RowProps) {
  return (
    <label className={styles.coupon}>
      <input type="radio" name="couponId" checked={value === chosen} onChange={() => onChange(value)} />
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <span className="num">{sum}</span>
    </label>
  )
}
