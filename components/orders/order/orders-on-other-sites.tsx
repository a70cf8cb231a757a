import { buttonClass } from '@/components/ui/kit/button'
import type { OrderOnOtherSite } from '@/lib/contract/entities/order'
import styles from './orders.module.css'

/** Own orders on other sites, with links. */
export function OrdersOnOtherSites({ orders }: { orders: readonly OrderOnOtherSite[] }) {
  if (orders.length === 0) return null
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere-h">
      <h2 id="elsewhere-h">在其他站点的订单</h2>
      <ul>
        {orders.map(({ orderSn, siteName, url }) => (
          <li key={orderSn}>
            <span className="num">{orderSn}</span>
            <span className="muted">{siteName || '网站已停用，请联系客服'}</span>
            {url ? (
              <a className={buttonClass({ size: 'sm' })} href={url} aria-label={`去${siteName}查看订单 ${orderSn}`}>
                去查看
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
