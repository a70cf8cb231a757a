import { buttonClass } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { scopeText } from '@/lib/shared/money/coupon'
import { DAY_MS, parseDateTime } from '@/lib/shared/time'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './coupons.module.css'
import { wholeYuan } from './whole-yuan'

const SOURCES = { lottery: '抽奖获得', gift: '平台赠送' }
const SOON_MS = 3 * DAY_MS

/** Goods the coupon can be used for, filtered by its minimum price. */
const goodsHref = ({ goodsTypes, minAmount }: CouponRow): string =>
  `/wares?gt=${goodsTypes[0] ?? ACCOUNT}&minPrice=${Math.ceil(Number(minAmount))}`

export function CouponCard({ coupon, now }: { coupon: CouponRow; now: number }) {
  const isOpen = coupon.state === 'unused'
  const endsSoon = isOpen && parseDateTime(coupon.validTo).getTime() - now < SOON_MS
  return (
    <li className={isOpen ? styles.card : `${styles.card} ${styles.closed}`}>
      <p className={styles.worth}>
        <Price yuan={coupon.amount} size="l" />
        <small className="num">{`满 ${wholeYuan(coupon.minAmount)} 元可用`}</small>
      </p>
      <div className={styles.text}>
        <b className="ell" title={coupon.title}>
          {coupon.title}
        </b>
        <span>{`${scopeText(coupon.goodsTypes)} · ${SOURCES[coupon.source]}`}</span>
        <span className={endsSoon ? `num ${styles.soon}` : 'num'}>{timeText(coupon, endsSoon)}</span>
      </div>
      <Way coupon={coupon} />
    </li>
  )
}

function timeText({ state, validTo, usedTime }: CouponRow, endsSoon: boolean): string {
  if (state === 'used') return `${usedTime?.slice(0, 16)} 使用`
  return `${validTo.slice(0, 16)} ${state === 'expired' ? '已过期' : endsSoon ? '到期' : '到期'}`
}

function Way({ coupon }: { coupon: CouponRow }) {
  if (coupon.state === 'unused')
    return (
      <a
        className={buttonClass({ kind: 'soft', size: 'sm' })}
        href={goodsHref(coupon)}
        aria-label={`去使用 ${coupon.title}`}
      >
        去使用
      </a>
    )
  if (coupon.state === 'expired') return <span className="tag">已过期</span>
  return (
    <a
      className={buttonClass({ size: 'sm' })}
      href={orderPath(coupon.orderSn ?? '')}
      aria-label={`查看使用 ${coupon.title} 的订单`}
    >
      查看订单
    </a>
  )
}
