import { GoodsCards } from '@/components/goods/goods-card'
import { wordsOf } from '@/components/goods/type-words'
import { Icon } from '@/components/ui/icon'
import type { GoodsRow } from '@/lib/contract/entities/goods'

/** One row of five, or full rows of two or three where there is less room. */
const SHOWN = 6

export function Shelf({ goodsTypeId, title, list }: { goodsTypeId: number; title: string; list: readonly GoodsRow[] }) {
  if (!list.length) return null
  const heading = `shelf-${goodsTypeId}`
  return (
    <section className="section" aria-labelledby={heading}>
      <header className="section-head">
        <h2 id={heading}>{title}</h2>
        <span className="note">{wordsOf(goodsTypeId).shelf}</span>
        <a className="more" href={`/wares?gt=${goodsTypeId}`}>
          查看全部
          <Icon name="right" />
        </a>
      </header>
      <GoodsCards list={list.slice(0, SHOWN)} />
    </section>
  )
}
