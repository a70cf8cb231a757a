import styles from '@/components/members/parts/centre.module.css'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'

/** Navigation bars of the buyer and seller centres. */
const BARS = {
  buyer: [
    ['我的订单', '/center/buyers/buyGoodsOrder'],
    ['议价商品', '/center/buyers/buyBargainGoods'],
    ['我的求购', '/center/buyers/buyWanted'],
    ['我的收藏', '/center/buyers/buyLikedGoods'],
    ['全部游戏', '/allgame'],
  ],
  seller: [
    ['我发布的', '/center/sell/sellOutGoods'],
    ['我卖出的', SOLD_ORDERS_PATH],
    ['议价商品', '/center/sell/sellBargainGoods'],
    ['我要卖', '/center/sell'],
  ],
} as const

export function TradeBar({ side, current }: { side: keyof typeof BARS; current: string }) {
  return (
    <nav className={`panel ${styles.tradeBar}`} aria-label={side === 'buyer' ? '买家中心' : '卖家中心'}>
      {BARS[side].map(([title, href]) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
