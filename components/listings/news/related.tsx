import { GoodsCards } from '@/components/listings/goods/goods-card'
import { waresHref } from '@/components/listings/wares/wares-query'
import { Icon } from '@/components/ui/kit/icon'
import type { GameName, NewsItem } from '@/lib/contract/entities/content'
import type { ShelfCard } from '@/lib/contract/entities/goods'
import { newsPath } from '@/lib/shared/site/news'
import styles from './news.module.css'
import { newsCover } from './news-rows'

export function RelatedNews({ list }: { list: readonly NewsItem[] }) {
  if (!list.length) return null
  return (
    <section className={`panel ${styles.related}`} aria-labelledby="rel-h">
      <h2 id="rel-h">相关阅读</h2>
      <ul>
        {list.map((row) => (
          <li key={row.code}>
            <a href={newsPath(row.code)}>
              <img src={newsCover(row)} alt="" width={96} height={54} loading="lazy" decoding="async" />
              <span className="ell2">{row.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Goods of the article's game. */
export function RelatedGoods({ game, list }: { game: GameName; list: readonly ShelfCard[] }) {
  if (!list.length) return null
  return (
    <section className="section" aria-labelledby="goods-h">
      <header className="section-head">
        <h2 id="goods-h">{game.gameName}热门商品</h2>
        <a className="more" href={waresHref({ gt: '1', gid: String(game.gameId), page: 1 })}>
          查看全部
          <Icon name="right" />
        </a>
      </header>
      <GoodsCards list={list} />
    </section>
  )
}
