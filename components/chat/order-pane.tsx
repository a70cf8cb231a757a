import { Credentials } from '@/components/order/credentials'
import { OrderActions } from '@/components/order/order-actions'
import { leftText, placeOf, placeText, turnOf } from '@/components/order/order-text'
import { CopyText } from '@/components/ui/copy-text'
import { GoodsCover } from '@/components/ui/goods-cover'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { Price, yuanText } from '@/components/ui/price'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Timeline } from '@/components/ui/timeline'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'
import { detailPath, receiverLabel } from '@/lib/shared/order-status'
import styles from './chat.module.css'
import type { OneOrder } from './use-order'

/** Middle column: whose turn it is, the timeline, the goods, the order's facts. */
export function OrderPane({ order, onChanged }: { order: OneOrder; onChanged: () => void }) {
  const { detail, process, state, error, reload } = order
  return (
    <section className={styles.order} aria-label="订单详情" aria-busy={state === 'loading'}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {state === 'loading' ? <SkeletonRows rows={6} /> : null}
      {detail ? (
        <>
          <Turn detail={detail} onChanged={onChanged} />
          <section>
            <h2>进度</h2>
            <Timeline steps={stepsOf(detail, process)} />
          </section>
          <Goods detail={detail} />
          <Facts detail={detail} />
        </>
      ) : null}
    </section>
  )
}

function Turn({ detail, onChanged }: { detail: OrderDetail; onChanged: () => void }) {
  const turn = turnOf(detail)
  return (
    <header className={styles.turn} data-tone={turn.tone}>
      <p className={styles.turnTitle}>
        <Icon name={turn.tone === 'safe' ? 'done' : turn.tone === 'muted' ? 'fail' : 'clock'} />
        {turn.title}
      </p>
      <p>
        {turn.text}
        {detail.dueIn !== null && detail.status < 3 ? ` 剩余 ${leftText(detail.dueIn)}。` : ''}
      </p>
      <div className={styles.turnActions}>
        {detail.hasCredentials ? (
          <Credentials key={`${detail.orderSn}-${detail.status}`} orderSn={detail.orderSn} />
        ) : null}
        <OrderActions order={detail} isSeller={detail.belong === 1} onChanged={onChanged} />
      </div>
    </header>
  )
}

function stepsOf(detail: OrderDetail, process: OrderProcess[]) {
  const lastDone = process.findLastIndex((p) => p.done)
  const failed = detail.status >= 7
  return process.map((p, i) => ({
    title: p.explain,
    time: p.createTime.slice(11, 16),
    state: !p.done
      ? ('todo' as const)
      : i < lastDone
        ? ('done' as const)
        : failed
          ? ('failed' as const)
          : detail.status === 3
            ? ('done' as const)
            : ('now' as const),
  }))
}

function Goods({ detail }: { detail: OrderDetail }) {
  const { gameName } = placeOf(detail)
  const isBuyer = detail.belong === 0
  return (
    <section>
      <h2>商品</h2>
      <a className={styles.goods} href={detailPath(detail.orderTypeId, detail.goodsSn)} target="_blank" rel="noopener">
        <GoodsCover
          goodsSn={detail.goodsSn}
          gameId={detail.gameId}
          gameName={gameName}
          price={detail.unitPrice}
          src={detail.thumbnail}
          width={80}
          alt=""
        />
        <span className="ell2">{detail.bigTitle}</span>
        <span className="muted">{placeText(detail)}</span>
      </a>
      <dl>
        <div>
          <dt>商品金额</dt>
          <dd className="num">
            {yuanText(detail.unitPrice)}
            {detail.goodsNum > 1 ? ` × ${detail.goodsNum}` : ''}
          </dd>
        </div>
        {isBuyer && detail.ensureId ? (
          <div>
            <dt>包赔费</dt>
            <dd className="num">{yuanText(detail.ensurePrice ?? '0.00')}</dd>
          </div>
        ) : null}
        <div className={styles.total}>
          <dt>{isBuyer ? '实付' : '预计到账'}</dt>
          <dd>
            <Price yuan={(isBuyer ? detail.totalPrice : detail.sellerIncome) ?? '0.00'} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

const PAY_MODES: Record<string, string> = { balance: '余额', '1': '支付宝', '2': '微信' }

function Facts({ detail }: { detail: OrderDetail }) {
  const rows: [string, string][] = [
    ['付款时间', detail.payTime ?? ''],
    ['付款方式', PAY_MODES[detail.payMode] ?? ''],
    ['发货时间', detail.shippedTime ?? ''],
    ['完成时间', detail.completeTime ?? ''],
    [receiverLabel(detail.orderTypeId), detail.roleName],
    ['联系方式', detail.contact],
    [detail.belong === 0 ? '卖家' : '买家', detail.belong === 0 ? detail.sellerName : detail.buyerName],
  ]
  return (
    <section>
      <h2>订单</h2>
      <dl>
        <div>
          <dt>订单号</dt>
          <dd className="num">
            {detail.orderSn}
            <CopyText text={detail.orderSn} label="复制订单号" className="icon-btn">
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
