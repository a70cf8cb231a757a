import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderPath } from '@/lib/shared/trade/order-path'
import { orderFace, placeText } from './order-text'
import styles from './orders-page.module.css'

/** The order of a case, as a sidebar tile that links to it. */
export function OrderTile({ detail }: { detail: OrderDetail }) {
  return (
    <a className={styles.tile} href={orderPath(detail.orderSn)}>
      <GoodsCover {...orderFace(detail)} src={detail.thumbnail} width={84} />
      <b className="ell2">{detail.bigTitle}</b>
      <small className="muted ell">{placeText(detail)}</small>
    </a>
  )
}
