'use client'

import { Tag } from '@/components/ui/tag'
import { UserAvatar } from '@/components/ui/user-avatar'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import styles from './detail.module.css'

/** authStatus of a real-name verified member. */
const VERIFIED = 2

export function SellerCard({ seller, isOfficial }: { seller: GoodsDetail['seller']; isOfficial: boolean }) {
  return (
    <section className={`panel ${styles.seller}`} aria-labelledby="seller-h">
      <header>
        <UserAvatar userId={seller.nickName} nickName={seller.nickName} actor={seller.actor} size={48} alt="" />
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
        <div>
          <dt>成交</dt>
          <dd className="num">{seller.sold}</dd>
        </div>
        <div>
          <dt>在售</dt>
          <dd className="num">{seller.onSale}</dd>
        </div>
      </dl>
      <p className="muted">
        <span className="num">{seller.since}</span> 加入
      </p>
    </section>
  )
}
