import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { Price } from '@/components/ui/kit/price'
import type { Reason } from '@/lib/client/reason'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { SaleQuote } from '@/lib/shared/goods/quote'
import { type Fen, fenToYuan, yuanText } from '@/lib/shared/money/money'
import { minutesText } from '@/lib/shared/text/span-text'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './pay.module.css'
import { TradeConsent } from './trade-consent'
import type { OrderForm } from './use-order-form'
import { isGone, type OrderGoods } from './use-order-goods'

interface Props {
  order: OrderGoods
  num: number
  quote: SaleQuote
  /** Coupon discount on the goods, never on the cover. */
  discount: Fen
  tierName?: string
  form: OrderForm
  /** undefined while the profile is loading. */
  isVerified?: boolean
  /** null while loading. */
  terms: TradeTerms | null
  onRefresh: () => void
}

/** All fees, the agreement, and the order button. */
export function OrderSummary({ order, num, quote, discount, tierName, form, isVerified, terms, onRefresh }: Props) {
  const { goods } = order
  const total = fenToYuan(quote.total - discount)
  return (
    <aside className={`panel ${styles.part} ${styles.summary}`} aria-labelledby="sum-h">
      <h2 id="sum-h">费用明细</h2>
      <dl>
        <div>
          <dt>商品金额</dt>
          <dd className="num">
            {num > 1 ? `${yuanText(goods.price)} × ${num} = ` : ''}
            {yuanText(fenToYuan(quote.goods))}
          </dd>
        </div>
        {tierName || goodsType(goods.goodsTypeId).isRetrievable ? (
          <div>
            <dt>{tierName ?? '付费包赔'}</dt>
            <dd className="num">{tierName ? yuanText(fenToYuan(quote.ensure)) : '未购买'}</dd>
          </div>
        ) : null}
        {discount === 0n ? null : (
          <div>
            <dt>优惠券</dt>
            <dd className="num">{`-${yuanText(fenToYuan(discount))}`}</dd>
          </div>
        )}
        <div>
          <dt>服务费</dt>
          <dd className="num">买家免收</dd>
        </div>
        <div className={styles.total}>
          <dt>应付</dt>
          <dd>
            <Price yuan={total} size="xl" />
          </dd>
        </div>
      </dl>
      <Submit order={order} total={total} form={form} isVerified={isVerified} terms={terms} onRefresh={onRefresh} />
    </aside>
  )
}

/** The agreement and the button, or why ordering is not possible. */
function Submit({
  order: { goods },
  total,
  form,
  isVerified,
  terms,
  onRefresh,
}: Pick<Props, 'order' | 'form' | 'isVerified' | 'terms' | 'onRefresh'> & { total: string }) {
  return (
    <>
      <Refusal form={form} onRefresh={onRefresh} />
      {isGone(goods) && !form.refusal ? (
        <Alert kind="warn">
          {goods.reserved ? '商品已被下单，暂时不能购买' : '商品已下架或已售出，看看其他商品吧'}
        </Alert>
      ) : null}
      <TradeConsent />
      <Rules
        isAccount={goodsType(goods.goodsTypeId).delivery === 'credentials'}
        isVerified={terms?.isVerified ?? true}
      />
      <PayBar yuan={total}>
        <Button
          kind="primary"
          size="xl"
          block
          loading={form.busy}
          disabled={isGone(goods) || isVerified === false}
          onClick={() => void form.submit()}
        >
          提交订单
        </Button>
      </PayBar>
      {isVerified === false ? (
        <p className={styles.why}>
          <a className="link" href="#real-h">
            请先完成实名认证（年满 18 周岁）
          </a>
        </p>
      ) : (
        <p className={styles.why}>
          {terms ? `提交后商品为你保留 ${minutesText(terms.unpaidMinutes)}，` : ''}
          付款前不扣款
        </p>
      )}
    </>
  )
}

/** The page is outdated. */
const STALE: readonly string[] = [
  'GOODS_GONE',
  'GOODS_RESERVED',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'COUPON_UNUSABLE',
] satisfies Reason[]

function Refusal({ form, onRefresh }: Pick<Props, 'form' | 'onRefresh'>) {
  const { refusal } = form
  if (!refusal) return null
  if (refusal.reason === 'NOT_VERIFIED') {
    const back = encodeURIComponent(location.pathname + location.search)
    return (
      <Alert kind="warn" live>
        {refusal.message}{' '}
        <a className="link" href={`/center/myself/identityAuthentication?returnUrl=${back}`}>
          去认证
        </a>
      </Alert>
    )
  }
  const { orderSn } = (refusal.data ?? {}) as { orderSn?: string }
  if (orderSn)
    return (
      <Alert kind="warn" live>
        {refusal.message}{' '}
        <a className="link" href={orderPath(orderSn)}>
          去处理
        </a>
      </Alert>
    )
  if (!STALE.includes(refusal.reason)) return <LoadError message={refusal.message} />
  const handleRefresh = () => {
    form.clear()
    onRefresh()
  }
  return (
    <div className={styles.stale} role="alert">
      <p>
        <Icon name="alert" />
        {refusal.message}
      </p>
      <Button size="sm" onClick={handleRefresh}>
        {refusal.reason === 'PRICE_CHANGED' ? '刷新价格' : '刷新'}
      </Button>
      <a className={buttonClass({ size: 'sm' })} href="/wares">
        看看其他
      </a>
    </div>
  )
}

/** A cancellation penalty before delivery only exists with staff verification. */
function Rules({ isAccount, isVerified }: { isAccount: boolean; isVerified: boolean }) {
  return (
    <details className={styles.rules}>
      <summary>交易协议要点</summary>
      <ul>
        <li>货款由平台托管，买家确认收货前不放款给卖家。</li>
        {isAccount ? (
          <>
            {isVerified ? (
              <>
                <li>付款后客服验号；验号通过之前，买家可以申请退款，货款全额原路退回。</li>
                <li>验号通过后取消要付违约金；开始换绑后，任何一方都不能单独取消。</li>
              </>
            ) : (
              <li>卖家发货之前，买家可以申请退款，货款全额原路退回。</li>
            )}
            <li>账号交付后请先核对资料并完成换绑，再确认收货。</li>
          </>
        ) : (
          <>
            <li>卖家发货前买家可以申请退款，货款全额原路退回。</li>
            <li>请先核对收到的内容和数量，再确认收货。</li>
          </>
        )}
        <li>确认收货后进入放款等待期，期满才与卖家结算。</li>
        <li>请在本站订单群内沟通和付款，客服不会私发收款码。</li>
      </ul>
    </details>
  )
}
