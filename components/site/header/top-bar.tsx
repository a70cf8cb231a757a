'use client'

import { Icon } from '@/components/ui/kit/icon'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'
import { TopBarMember, TopBarVisitor } from './top-bar-visitor'

interface DropProps {
  title: string
  href: string
  items: readonly { title: string; href: string }[]
}

const DROPS: Record<'buyer' | 'seller' | 'news', DropProps> = {
  buyer: {
    title: '买家中心',
    href: '/center/buyers',
    items: [
      { title: '购买的商品', href: '/center/buyers/buyGoodsOrder' },
      { title: '我的议价', href: '/center/buyers/buyBargainGoods' },
      { title: '我的收藏', href: '/center/buyers/buyLikedGoods' },
    ],
  },
  seller: {
    title: '卖家中心',
    href: '/center/sell',
    items: [
      { title: '出售的商品', href: '/center/sell/sellOutGoods' },
      { title: '出售的订单', href: SOLD_ORDERS_PATH },
      { title: '收到的议价', href: '/center/sell/sellBargainGoods' },
    ],
  },
  news: {
    title: '资讯中心',
    href: '/news',
    items: [
      { title: '平台资讯', href: '/news?type=2' },
      { title: '网站公告', href: '/news?type=1' },
    ],
  },
}

/**
 * The same bytes for all visitors; the member's part is filled in after paint. A client component, so that its markup
 * is sent only once.
 */
export function TopBar({ welcome }: { welcome: string }) {
  return (
    <nav className="topbar" aria-label="站点快捷导航">
      <div className="wrap">
        <TopBarVisitor welcome={welcome} />
        <ul>
          <TopBarMember />
          <li>
            <a href="/center" target="_blank" rel="noopener">
              个人中心
            </a>
          </li>
          <Drop {...DROPS.buyer} />
          <Drop {...DROPS.seller} />
          <li className="again">
            <a href="/center/buyers/buyLikedGoods">我的收藏</a>
          </li>
          <Drop {...DROPS.news} />
          <li>
            <a href="/kfyz#contact">联系客服</a>
          </li>
        </ul>
      </div>
    </nav>
  )
}

function Drop({ title, href, items }: DropProps) {
  return (
    <li className="drop">
      <a href={href}>
        {title}
        <Icon name="down" />
      </a>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.title}</a>
          </li>
        ))}
      </ul>
    </li>
  )
}
