import { Icon } from '@/components/ui/kit/icon'
import { shopPath } from '@/lib/shared/goods/shop'
import styles from './goods-table.module.css'

export interface RowSeller {
  name: string
  /** Code of the seller's shop. */
  shop: string
  /** Null: no ratings yet. */
  stars: number | null
  rated: number
  /** Their face was checked. */
  faced?: true
  online?: true
  /** What the last line says, e.g. the usual delivery time. */
  note?: string
  /** The note states until when the seller is away and takes no orders. */
  away?: true
}

/** Seller, rating, whether the seller is online, and a note. */
export const SellerCell = ({
  seller: { name, shop, stars, rated, faced, online, note, away },
}: {
  seller: RowSeller
}) => (
  <span className={styles.seller}>
    <span className={styles.sellerName}>
      <a className="ell" href={shopPath(shop)}>
        {name}
      </a>
      {faced ? <i className="i i-verify" role="img" aria-label="已人脸核验" /> : null}
      {online ? <i className={styles.on} role="img" aria-label="在线" title="在线" /> : null}
    </span>
    {stars === null ? (
      <span>暂无评价</span>
    ) : (
      <span className="num">
        <Icon name="star-fill" />
        {`${stars.toFixed(1)} · ${rated} 条`}
      </span>
    )}
    {note ? <span className={away ? `num ${styles.away}` : 'num'}>{note}</span> : null}
  </span>
)
