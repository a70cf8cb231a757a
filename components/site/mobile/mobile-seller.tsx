import type { SellerFigures } from '@/components/listings/detail/review-list'
import { sellerNote, sellerNumbers } from '@/components/listings/detail/seller-words'
import { SellerFace } from '@/components/listings/goods/seller-face'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { shopPath } from '@/lib/shared/goods/shop'
import styles from './mobile-detail.module.css'

/** authStatus of a real-name verified member. */
const VERIFIED = 2

interface Props {
  seller: GoodsDetail['seller']
  isOfficial: boolean
  figures?: SellerFigures
  /** How long the delivery takes. */
  delivery: string
  /** Link to the questions; absent if no seller can answer. */
  askHref?: string
}

export function MobileSeller({ seller, isOfficial, figures, delivery, askHref }: Props) {
  return (
    <section className={`${styles.box} ${styles.seller}`} aria-labelledby="seller-h">
      <SellerFace
        userId={seller.nickName}
        name={seller.nickName}
        actor={seller.actor}
        isOfficial={isOfficial}
        size={44}
      />
      <div>
        <h2 id="seller-h">
          <a href={shopPath(seller.shop)}>{seller.nickName}</a> {isOfficial ? <Tag kind="official">官方</Tag> : null}
          {seller.authStatus === VERIFIED ? (
            <Tag kind="safe" icon="verify">
              已实名
            </Tag>
          ) : (
            <Tag>未实名</Tag>
          )}
        </h2>
        <p className="muted">
          {sellerNumbers(seller, figures).map(([label, value]) => (
            <span key={label}>
              {label} <span className="num">{value}</span>　
            </span>
          ))}
        </p>
        <p className="muted">{sellerNote(seller, figures, delivery)}</p>
      </div>
      <p className={styles.sellerWays}>
        <a className="btn" href={shopPath(seller.shop)}>
          <Icon name="store" />
          进店
        </a>
        {askHref ? (
          <a className="btn" href={askHref}>
            咨询卖家
          </a>
        ) : null}
      </p>
    </section>
  )
}
