import orders from '@/components/orders/order/orders.module.css'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { orderPath } from '@/lib/shared/trade/order-path'

interface Props {
  heading: string
  title: string
  /** When a case could be opened. */
  text: string
  orderSn: string
}

/** Shown if an order has no case, and none can be opened now. */
export function NoCase({ heading, title, text, orderSn }: Props) {
  return (
    <section className={`panel ${orders.box}`}>
      <h1 className="sr">{heading}</h1>
      <Empty picture="orders" title={title} text={text}>
        <a className={buttonClass()} href={orderPath(orderSn)}>
          返回订单
        </a>
      </Empty>
    </section>
  )
}
