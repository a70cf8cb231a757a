import { Tag } from '@/components/ui/tag'
import { UserAvatar } from '@/components/ui/user-avatar'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import styles from './mobile-detail.module.css'

/** authStatus of a real-name verified member. */
const VERIFIED = 2

export function MobileSeller({ seller, isOfficial }: { seller: GoodsDetail['seller']; isOfficial: boolean }) {
  return (
    <section className={`${styles.box} ${styles.seller}`} aria-labelledby="seller-h">
      <UserAvatar userId={seller.nickName} nickName={seller.nickName} actor={seller.actor} size={44} alt="" />
      <div>
        <h2 id="seller-h">
          {seller.nickName} {isOfficial ? <Tag kind="official">官方</Tag> : null}
          {seller.authStatus === VERIFIED ? (
            <Tag kind="safe" icon="verify">
              已实名
            </Tag>
          ) : (
            <Tag>未实名</Tag>
          )}
        </h2>
        <p className="muted">
          成交 <span className="num">{seller.sold}</span>　在售 <span className="num">{seller.onSale}</span>　
          <span className="num">{seller.since}</span> 加入
        </p>
      </div>
    </section>
  )
}
