'use client'

import { IdentityForm } from '@/components/people/account/identity-form'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import { coverLabel, coverPrice } from '@/lib/shared/goods/covers'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'
import { feeOf, quoteSale } from '@/lib/shared/goods/quote'
import { couponValue } from '@/lib/shared/money/coupon'
import { yuanToFen, ZERO } from '@/lib/shared/money/money'
import { normalCount } from '@/lib/shared/normalize/digits'
import { passes } from '@/lib/shared/people/field-rules'
import { cutText } from '@/lib/shared/text/cut-text'
import { saleStages } from '@/lib/shared/trade/stages'
import { AgreedPrice } from './agreed-price'
import { CouponChoice } from './coupon-choice'
import { couponsFor } from './coupons-for'
import { EnsureChoice } from './ensure-choice'
import { OrderGoodsPanel } from './order-goods-panel'
import { OrderSummary } from './order-summary'
import { OrderTerms } from './order-terms'
import { OwnOrder } from './own-order'
import styles from './pay.module.css'
import { StagesInHead } from './stages-in-head'
import { coverOf, useOrderForm } from './use-order-form'
import { isCountable, isGone, type OrderGoods, useOrderGoods } from './use-order-goods'
import { useStockCheck } from './use-stock-check'
import { useUnavailableCoupons } from './use-unavailable-coupons'

interface Props {
  goodsSn: string
  ensureId: number
  goodsNum: string
  /** As entered on the item's page. */
  roleName?: string
  /** Answer to an own want-to-buy post, which the order accepts. */
  wantAnswerId?: string
}

/** All input and all costs of an order, before it is placed. */
export function OrderPage({ goodsSn, ensureId, goodsNum, roleName = '', wantAnswerId = '' }: Props) {
  const { data, slow, error, reload } = useOrderGoods(goodsSn)
  const prefill = { ensureId, goodsNum, roleName }
  if (data)
    return <OrderBody order={data} error={error} prefill={prefill} wantAnswerId={wantAnswerId} onRefresh={reload} />
  if (!error) return <OrderWait slow={slow} />
  return (
    <div className={`wrap ${styles.cash}`}>
      <section className={`panel ${styles.part}`}>
        <LoadError message={error} onRetry={reload} />
        <Empty picture="search" title="商品打不开" text="可能已下架，或链接有误">
          <a className={buttonClass()} href="/wares">
            看看其他商品
          </a>
        </Empty>
      </section>
    </div>
  )
}

/** Keeps the places of the form, the sums and the button on the page, so that nothing moves when they arrive. */
function OrderWait({ slow = false }: { slow?: boolean }) {
  return (
    <div className={`wrap ${styles.cash} ${styles.wait}`} aria-busy="true">
      <section className={`panel ${styles.part}`}>{slow ? <SkeletonRows rows={4} /> : null}</section>
      <section className={`panel ${styles.part}`}>
        <PayBar>
          <Button kind="primary" size="xl" block disabled>
            提交订单
          </Button>
        </PayBar>
      </section>
    </div>
  )
}

interface BodyProps {
  order: OrderGoods
  error: string
  prefill: { ensureId: number; goodsNum: string; roleName: string }
  wantAnswerId: string
  onRefresh: () => void
}

function OrderBody({ order, error, prefill, wantAnswerId, onRefresh }: BodyProps) {
  const { goods, own, held } = order
  /** The order is settled, and the item is no longer available. */
  const isHeld = own !== null && isGone(goods)
  const profile = useProfile()
  const form = useOrderForm(order, prefill, wantAnswerId)
  useStockCheck(order, form)
  const num = isCountable(goods) && passes('integer', form.fields.goodsNum) ? Number(form.fields.goodsNum) : 1
  const chosen = coverOf(order, form.fields.ensureId)
  const tier = goods.ensureTiers.find((t) => t.ensureId === chosen)
  const { usable, unfit } = couponsFor(order, num)
  const gone = useUnavailableCoupons(order)
  const coupon = usable.find((one) => one.couponId === form.fields.couponId)
  const unit = yuanToFen(goods.price)
  const quote = quoteSale({ unit, num, tier: tier ? coverPrice(tier) : null })
  const terms = useTradeTerms(goodsType(goods.goodsTypeId).mode, goods.gameId)
  const savingOf = ({ amount }: CouponRow) =>
    terms
      ? couponValue(yuanToFen(amount), feeOf(quote.goods, { ...terms, leastFee: yuanToFen(terms.leastFee) }))
      : yuanToFen(amount)
  const discount = coupon ? savingOf(coupon) : ZERO
  const isVerified = profile ? profile.authStatus === 2 : undefined
  return (
    <div className={`wrap ${styles.cash}`}>
      {terms ? <StagesInHead stages={saleStages(goods.goodsTypeId === ACCOUNT && terms.isVerified)} /> : null}
      <div className={styles.stack}>
        {error ? <LoadError message={error} onRetry={onRefresh} /> : null}
        {own ? <OwnOrder own={own} onChanged={onRefresh} /> : null}
        {wantAnswerId && !own ? (
          <Alert>下单即选中这件商品：你的求购结束，预留的钱退回余额，可用来支付这笔订单。</Alert>
        ) : null}
        {held ? <AgreedPrice held={held} onDue={onRefresh} /> : null}
        <OrderGoodsPanel goods={goods} />
        {isCountable(goods) && !isHeld ? (
          <section className={`panel ${styles.part}`} aria-labelledby="terms-h">
            <h2 id="terms-h">交易信息</h2>
            <OrderTerms goods={goods} form={form} />
          </section>
        ) : null}
        {isHeld ? null : (
          <>
            <EnsureChoice
              goods={goods}
              num={num}
              unit={unit}
              discount={discount}
              value={chosen}
              onChange={(ensureId) => form.change({ ensureId })}
            />
            <CouponChoice
              coupons={{ usable, unfit: [...gone, ...unfit] }}
              savingOf={savingOf}
              value={coupon?.couponId ?? 0}
              lost={gone.find((one) => one.coupon.couponId === form.fields.couponId)}
              onChange={(couponId) => form.change({ couponId })}
            />
          </>
        )}
        {isVerified === false ? (
          <section className={`panel ${styles.part}`} aria-labelledby="real-h">
            <h2 id="real-h">实名认证</h2>
            <p className={styles.lead}>请先完成实名认证（年满 18 周岁）。填写的内容会保留，认证后可直接提交订单。</p>
            <IdentityForm onDone={() => void reloadProfile()} />
          </section>
        ) : null}
      </div>
      {isHeld ? null : (
        <OrderSummary
          order={order}
          num={num}
          quote={quote}
          discount={discount}
          terms={terms}
          tierName={tier && coverLabel(tier)}
          form={form}
          isVerified={isVerified}
          onRefresh={onRefresh}
        />
      )}
    </div>
  )
}

/**
 * /wares/{sn}/order; query, from the detail page: ensureId, the selected cover tier; goodsNum; roleName; wantAnswerId.
 */
export const OrderHere = withAddress(
  OrderPage,
  (address) => {
    const [, , sn = ''] = address.pathname.split('/')
    const goodsNum = normalCount(fromQuery(address, 'goodsNum'))
    return {
      goodsSn: decodeURIComponent(sn).trim().toUpperCase(),
      ensureId: Number(fromQuery(address, 'ensureId')) || 0,
      goodsNum: /^[1-9]\d{0,8}$/.test(goodsNum) ? goodsNum : '1',
      roleName: cutText(fromQuery(address, 'roleName'), 30),
      wantAnswerId: /^[1-9]\d{0,8}$/.test(fromQuery(address, 'wantAnswerId')) ? fromQuery(address, 'wantAnswerId') : '',
    }
  },
  <OrderWait />,
)
