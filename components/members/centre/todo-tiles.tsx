'use client'

import styles from '@/components/members/parts/centre.module.css'
import { Icon } from '@/components/ui/kit/icon'
import { useUnread } from '@/lib/client/hooks/use-unread'
import type { CentreData } from './load-centre'

interface Props {
  data: Pick<CentreData, 'counts' | 'fallen' | 'bargains' | 'user'>
  sold: CentreData['counts']
}

interface Tile {
  icon: Parameters<typeof Icon>[0]['name']
  name: string
  count: number | string | null | undefined
  href: string
  isUnread?: boolean
}

/** Whoever sells has the seller's row first. Unknown numbers are shown as a dash, never as 0. */
export function TodoTiles({ data: { counts: bought, fallen, bargains, user }, sold }: Props) {
  const unread = useUnread()
  const buying = [
    { icon: 'card', name: '待付款', count: bought?.unpaid, href: '/center/buyers/buyRecord?headerIndex=1' },
    { icon: 'truck', name: '待卖家发货', count: bought?.paid, href: '/center/buyers/buyRecord?headerIndex=2' },
    { icon: 'box', name: '待收货', count: bought?.shipped, href: '/center/buyers/buyRecord?headerIndex=3' },
    { icon: 'heart', name: '收藏降价', count: fallen, href: '/center/buyers/buyLikedGoods' },
  ]
  const selling = [
    { icon: 'send', name: '待发货', count: sold?.paid, href: '/center/buyers/buyRecord?headerIndex=2&isSeller=1' },
    { icon: 'tag', name: '在售商品', count: user.sellGoodsNum, href: '/center/sell/sellOutGoods' },
    { icon: 'percent', name: '议价待回', count: bargains && bargains.buyer + bargains.seller, href: roomOf(bargains) },
    { icon: 'chat', name: '群聊未读', count: unread > 99 ? '99+' : unread, isUnread: unread > 0, href: '/chatSystem' },
  ]
  const tiles: Tile[] = user.sellGoodsNum > 0 ? [...selling, ...buying] : [...buying, ...selling]
  return (
    <section className={`panel ${styles.todo}`} aria-label="待办">
      <ul>
        {tiles.map((tile) => (
          <li key={tile.name}>
            <a href={tile.href}>
              <Icon name={tile.icon} />
              <span>{tile.name}</span>
              <b className={tile.isUnread ? `num ${styles.unread}` : 'num'}>{tile.count ?? '-'}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Page of the side with pending bargains; each side has its own. */
const roomOf = (bargains: CentreData['bargains']): string =>
  bargains && bargains.seller > bargains.buyer ? '/center/sell/sellBargainGoods' : '/center/buyers/buyBargainGoods'
