import { Price } from '@/components/ui/kit/price'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { sizedUrl } from '@/lib/shared/pictures/sized-url'
import { FactList } from './fact-list'
import { orderFace, placeText } from './order-text'
import styles from './orders-page.module.css'
import { Part } from './part'

/** The item as it was when the order was placed. */
export function OrderItem({ detail }: { detail: OrderDetail }) {
  return (
    <Part title="商品">
      <div className={styles.item}>
        <GoodsCover {...orderFace(detail)} src={detail.thumbnail} least={84} />
        <span>
          <b>{detail.bigTitle}</b>
          <span className="muted">{placeText(detail)}</span>
        </span>
        <Price yuan={detail.unitPrice} unit={detail.quantity} />
      </div>
      <FactList facts={detail.facts} />
      <Described detail={detail} />
    </Part>
  )
}

/** The seller's description and pictures at that time, independent of the item's current page. */
function Described({ detail: { description, images } }: { detail: OrderDetail }) {
  if (!description && images.length === 0) return null
  return (
    <details className={styles.described}>
      <summary>下单时的商品描述和图片</summary>
      {description ? <p>{description}</p> : null}
      <div className={styles.tiles}>
        {images.map((url, i) => (
          <a key={url} href={url} target="_blank" rel="noopener">
            <img src={sizedUrl(url, 320)} alt={`商品图片 ${i + 1}`} width={240} height={180} loading="lazy" />
          </a>
        ))}
      </div>
    </details>
  )
}
