import { Price } from '@/components/ui/kit/price'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { OrderAction, OrderRow } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import { ChatLink } from './chat-link'
import { Due } from './due'
import { OrderActions } from './order-actions'
import { orderFace, placeText } from './order-text'
import styles from './orders.module.css'
import { StatusTag } from './status-tag'

interface Props {
  order: OrderRow
  loadedAt: number
  isSeller: boolean
  isBrief: boolean
  href: string
  onChanged: () => void
}

/** One order in a list. The seller sees the unit price, the buyer the total paid. */
export function OrderLine({ order, loadedAt, isSeller, isBrief, href, onChanged }: Props) {
  const { turn, unitPrice, totalPrice, quantity } = order
  const actions = isBrief ? mainOf(order.actions) : order.actions
  return (
    <tr>
      <td>
        <div className={styles.goods}>
          <GoodsCover {...orderFace(order)} src={order.thumbnail} width={56} />
          <span>
            <a className="ell" href={href} title={order.bigTitle}>
              {order.bigTitle}
            </a>
            <small className="muted ell">{placeText(order)}</small>
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
        <Price yuan={totalPrice ?? unitPrice} size="m" />
        {quantity ? (
          <small className="muted num">
            {totalPrice === null || totalPrice === unitPrice
              ? quantity.replace(/^ · /, '').replace(/^\//, '每')
              : `${yuanText(unitPrice)}${quantity}`}
          </small>
        ) : null}
        {isBrief ? <small className="muted num">{order.createTime.slice(5, 16)}</small> : null}
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
          {isBrief && actions.length > 0 ? null : (
            <ChatLink order={order} isSeller={isSeller} label="群聊" look={{ size: 'sm' }} />
          )}
        </div>
      </td>
    </tr>
  )
}

/** The main action, else an invitation; all others are on the order's page. */
function mainOf(actions: readonly OrderAction[]): OrderAction[] {
  const main =
    actions.find((action) => action.primary) ?? actions.find(({ form }) => form === 'stars' || form === 'link')
  return main ? [main] : []
}
