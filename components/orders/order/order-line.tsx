import { buttonClass } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { OrderAction, OrderIncome, OrderRow, OrderSite } from '@/lib/contract/entities/order'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { isCancelled } from '@/lib/shared/trade/order-status'
import { ChatLink } from './chat-link'
import { Due } from './due'
import { OrderActions } from './order-actions'
import { orderFace, placeText } from './order-text'
import styles from './orders.module.css'
import { SiteLink } from './site-link'
import { StatusTag } from './status-tag'

/** `site`: where it is handled, if not here. */
export type LineOrder = OrderRow & { site?: OrderSite | null }

interface Props {
  order: LineOrder
  loadedAt: number
  isSeller: boolean
  isBrief: boolean
  href: string
  onChanged: () => void
}

/** One order in a list. The seller sees the price of the goods and the income, the buyer the total paid. */
export function OrderLine({ order, loadedAt, isSeller, isBrief, href, onChanged }: Props) {
  const { turn, unitPrice, quantity } = order
  const sum = order.totalPrice ?? order.goodsPrice
  const deposit = !isSeller && yuanToFen(order.depositPrice) > 0n ? order.depositPrice : null
  const actions = isBrief ? mainOf(order.actions) : order.actions
  return (
    <tr>
      <td>
        <div className={styles.goods}>
          <GoodsCover {...orderFace(order)} src={order.thumbnail} width={56} />
          <span>
            <Title order={order} href={href} />
            <small className="muted ell">{placeText(order)}</small>
            <Risk turn={turn} />
            {order.site ? <small className={styles.site}>{order.site.siteName || '已停用的站点'}</small> : null}
          </span>
        </div>
      </td>
      {isBrief ? null : (
        <td className={styles.sn}>
          <span className="num">{order.orderSn}</span>
          <small className="muted num">{order.createTime.slice(0, 16)}</small>
        </td>
      )}
      <td className={styles.r}>
        <Price yuan={sum} size="m" className={isCancelled(order.status) ? styles.dead : ''} />
        {quantity ? (
          <small className="muted num">
            {sum === unitPrice
              ? quantity.replace(/^ · /, '').replace(/^\//, '每')
              : `${yuanText(unitPrice)}${quantity}`}
          </small>
        ) : null}
        {yuanToFen(order.refundedPrice) > 0n ? (
          <small className="num">已退 {yuanText(order.refundedPrice)}</small>
        ) : null}
        {deposit ? <small className="muted num">含押金 {yuanText(deposit)}</small> : null}
        {isBrief ? <small className="muted num">{order.createTime.slice(5, 16)}</small> : null}
        {order.income && !isBrief ? <Income income={order.income} /> : null}
      </td>
      <td className={styles.c}>
        <StatusTag order={order} />
        {turn.clock ? (
          <Due clock={turn.clock} loadedAt={loadedAt} isCalm={turn.tone !== 'warn'} onDue={onChanged} />
        ) : null}
      </td>
      <td>
        <div className={styles.act}>
          <OrderActions order={{ ...order, actions }} onChanged={onChanged} size="sm" isFolded />
          {order.site?.url ? (
            <SiteLink
              orderSn={order.orderSn}
              site={order.site}
              className={buttonClass({ size: 'sm', kind: turn.tone === 'warn' ? 'primary' : undefined })}
              label={`去${order.site.siteName}${turn.tone === 'warn' ? '处理' : '查看'}订单 ${order.orderSn}`}
            >
              {turn.tone === 'warn' ? '去处理' : '去查看'}
            </SiteLink>
          ) : null}
          {order.site && !order.site.url ? <small className="muted">请联系客服处理</small> : null}
          {isBrief && actions.length > 0 ? null : (
            <ChatLink order={order} isSeller={isSeller} label="群聊" look={{ size: 'sm' }} />
          )}
        </div>
      </td>
    </tr>
  )
}

/** What the user's own delay leads to. */
function Risk({ turn: { tone, clock } }: Pick<LineOrder, 'turn'>) {
  if (tone !== 'warn' || !clock || clock.stopped) return null
  return (
    <small className={`ell2 ${styles.risk}`} title={clock.outcome}>
      {clock.outcome}
    </small>
  )
}

const Income = ({ income: { label, amount, when } }: { income: OrderIncome }) => (
  <>
    <small className={`num ${styles.income}`}>{`${label} ${yuanText(amount)}`}</small>
    {when ? <small className="muted num">{when}</small> : null}
  </>
)

/** The link to the order, on its own site. */
function Title({ order: { orderSn, bigTitle, site }, href }: Pick<Props, 'order' | 'href'>) {
  if (!site)
    return (
      <a className="ell" href={href} title={bigTitle}>
        {bigTitle}
      </a>
    )
  return site.url ? (
    <SiteLink orderSn={orderSn} site={site} className="ell" title={bigTitle}>
      {bigTitle}
    </SiteLink>
  ) : (
    <span className="ell" title={bigTitle}>
      {bigTitle}
    </span>
  )
}

/** The main action, else an invitation; all others are on the order's page. */
function mainOf(actions: readonly OrderAction[]): OrderAction[] {
  const main =
    actions.find((action) => action.primary) ?? actions.find(({ form }) => form === 'stars' || form === 'link')
  return main ? [main] : []
}
