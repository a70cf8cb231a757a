import { CopyText } from '@/components/ui/copy-text'
import { GoodsCover } from '@/components/ui/goods-cover'
import { Icon } from '@/components/ui/icon'
import { Price, yuanText } from '@/components/ui/price'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'
import { detailPath, receiverLabel } from '@/lib/shared/order-status'
import { placeOf, placeText } from './order-text'
import styles from './orders.module.css'

interface Props {
  detail: OrderDetail
}

export function OrderItem({ detail }: Props) {
  const { gameName } = placeOf(detail)
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="item-h">
      <h2 id="item-h">商品</h2>
      <div className={styles.item}>
        <GoodsCover
          goodsSn={detail.goodsSn}
          gameId={detail.gameId}
          gameName={gameName}
          price={detail.unitPrice}
          src={detail.thumbnail}
          width={120}
          alt=""
        />
        <span>
          <a href={detailPath(detail.orderTypeId, detail.goodsSn)} target="_blank" rel="noopener">
            {detail.bigTitle}
          </a>
          <span className="muted">{placeText(detail)}</span>
          <span className="muted num">{`商品编号 ${detail.goodsSn}`}</span>
        </span>
        <Price yuan={detail.unitPrice} unit={detail.goodsNum > 1 ? ` × ${detail.goodsNum}` : undefined} />
      </div>
      {detail.facts.length > 0 ? (
        <dl className={styles.facts}>
          {detail.facts.map((fact) => (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}

/** The seller reads unit price, fee and income; the buyer the total and the cover (specification section 6). */
export function OrderSums({ detail }: Props) {
  const goods = yuanToFen(detail.unitPrice) * BigInt(detail.goodsNum)
  const isBuyer = detail.belong === 0
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="sums-h">
      <h2 id="sums-h">金额</h2>
      <dl className={styles.sums}>
        {isBuyer ? null : (
          <div>
            <dt>单价</dt>
            <dd className="num">{`${yuanText(detail.unitPrice)}${detail.goodsNum > 1 ? ` × ${detail.goodsNum}` : ''}`}</dd>
          </div>
        )}
        <div>
          <dt>商品金额</dt>
          <dd className="num">{yuanText(fenToYuan(goods))}</dd>
        </div>
        {isBuyer ? (
          <div>
            <dt>包赔服务</dt>
            <dd className="num">{detail.ensureId ? yuanText(detail.ensurePrice ?? '0.00') : '未购买'}</dd>
          </div>
        ) : null}
        {isBuyer && detail.discountPrice && detail.discountPrice !== '0.00' ? (
          <div>
            <dt>优惠券</dt>
            <dd className="num">{`-${yuanText(detail.discountPrice)}`}</dd>
          </div>
        ) : null}
        {!isBuyer && detail.sellerIncome ? (
          <div>
            <dt>平台服务费</dt>
            <dd className="num">{`-${yuanText(fenToYuan(goods - yuanToFen(detail.sellerIncome)))}`}</dd>
          </div>
        ) : null}
        <div className={styles.total}>
          <dt>{isBuyer ? (detail.payTime ? '实付' : '应付') : '预计到账'}</dt>
          <dd>
            <Price yuan={(isBuyer ? detail.totalPrice : detail.sellerIncome) ?? '0.00'} size="l" />
          </dd>
        </div>
      </dl>
    </section>
  )
}

const PAY_MODES: Record<string, string> = { balance: '余额', '1': '支付宝', '2': '微信' }

export function OrderFacts({ detail }: Props) {
  const isBuyer = detail.belong === 0
  const rows: [string, string | null][] = [
    ['下单时间', detail.createTime],
    ['付款时间', detail.payTime],
    ['付款方式', PAY_MODES[detail.payMode] ?? ''],
    ['发货时间', detail.shippedTime],
    ['完成时间', detail.completeTime],
    [receiverLabel(detail.orderTypeId), detail.roleName],
    ['联系方式', detail.contact],
    [isBuyer ? '卖家' : '买家', isBuyer ? detail.sellerName : detail.buyerName],
    ['取消原因', detail.status >= 7 ? detail.cancelReason : ''],
  ]
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="facts-h">
      <h2 id="facts-h">订单信息</h2>
      <dl className={styles.facts} style={{ marginTop: 0, paddingTop: 0, borderTop: 0 }}>
        <div>
          <dt>订单号</dt>
          <dd className="num">
            {detail.orderSn}{' '}
            <CopyText text={detail.orderSn} label="复制订单号">
              <Icon name="copy" />
            </CopyText>
          </dd>
        </div>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
