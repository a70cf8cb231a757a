'use client'

import { SellerFace } from '@/components/listings/goods/seller-face'
import { Tag } from '@/components/ui/kit/tag'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { shopPath } from '@/lib/shared/goods/shop'
import styles from './detail.module.css'
import type { SellerFigures } from './review-list'
import { sellerNote, sellerNumbers } from './seller-words'

/** authStatus of a real-name verified member. */
const VERIFIED = 2

interface Props {
  seller: GoodsDetail['seller']
  isOfficial: boolean
  figures?: SellerFigures
  /** Link to the questions; absent if the page has none. */
  askHref?: string
}

export function SellerCard({ seller, isOfficial, figures, askHref }: Props) {
  return (
    <section className={`panel ${styles.seller}`} aria-labelledby="seller-h">
      <header>
        <SellerFace
          userId={seller.nickName}
          name={seller.nickName}
          actor={seller.actor}
          isOfficial={isOfficial}
          size={48}
        />
        <div>
          <h2 id="seller-h">{seller.nickName}</h2>
          <p className="tags">
            {isOfficial ? <Tag kind="official">官方</Tag> : null}
            {seller.authStatus === VERIFIED ? (
              <Tag kind="safe" icon="verify">
                已实名
              </Tag>
            ) : (
              <Tag>未实名</Tag>
            )}
          </p>
        </div>
      </header>
      <dl>
        {sellerNumbers(seller, figures).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{sellerNote(seller, figures)}</p>
      <a className="btn btn-sm" href={shopPath(seller.shop)}>
        进店
      </a>
      {askHref ? (
        <a className="btn btn-sm" href={askHref}>
          问卖家
        </a>
      ) : null}
    </section>
  )
}
