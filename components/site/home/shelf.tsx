import type { CSSProperties } from 'react'
import { GoodsCards } from '@/components/listings/goods/goods-card'
import { shelfWords } from '@/components/listings/goods/type-words'
import { Icon } from '@/components/ui/kit/icon'
import type { ShelfCard } from '@/lib/contract/entities/goods'

export interface HomeShelf {
  goodsTypeId: number
  title: string
  official: boolean
  list: readonly ShelfCard[]
}

/** Rows of five, or full rows of two or three on narrow screens. */
export function Shelf({ goodsTypeId, title, official, list, most }: HomeShelf & { most: number }) {
  if (!list.length) return null
  const heading = `shelf-${goodsTypeId}`
  const shown = list.slice(0, most)
  return (
    <section
      className="section"
      aria-labelledby={heading}
      style={{ '--rows': Math.ceil(shown.length / 2) } as CSSProperties}
    >
      <header className="section-head">
        <h2 id={heading}>{shelfTitle({ title, official })}</h2>
        <span className="note">{official ? '平台自营，来源逐笔可查' : shelfWords(goodsTypeId)}</span>
        <a className="more" href={`/wares?gt=${goodsTypeId}`}>
          查看全部
          <Icon name="right" />
        </a>
      </header>
      <GoodsCards list={shown} />
    </section>
  )
}

export const shelfTitle = ({ title, official }: Pick<HomeShelf, 'title' | 'official'>): string =>
  official ? '官方精选' : title
