import { GoodsCover } from '@/components/ui/goods-cover'
import { Price } from '@/components/ui/price'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { detailPath } from '@/lib/shared/goods-types'
import { FactList } from './fact-list'
import { orderFace, placeText } from './order-text'
import { Part } from './part'
import styles from './room.module.css'

/** What the order is about, as it was when it was placed. */
export function OrderItem({ detail }: { detail: OrderDetail }) {
  return (
    <Part title="商品">
      <div className={styles.item}>
        <GoodsCover {...orderFace(detail)} src={detail.thumbnail} least={84} />
        <span>
          <a href={detailPath(detail.orderTypeId, detail.goodsSn)} target="_blank" rel="noopener">
            {detail.bigTitle}
          </a>
          <span className="muted">{placeText(detail)}</span>
        </span>
        <Price yuan={detail.unitPrice} unit={detail.quantity} />
      </div>
      <FactList facts={detail.facts} />
    </Part>
  )
}
