import { GoodsCards } from '@/components/goods/goods-card'
import { Icon } from '@/components/ui/icon'
import type { GoodsRow } from '@/lib/contract/entities/goods'

/** One row of five, or full rows of two or three where there is less room. */
const SHOWN = 6
const NOTES: Record<number, string> = { 1: '货款托管，客服陪同验号换绑', 27: '下单填写角色名，游戏内当面交易' }

export function Shelf({ goodsTypeId, title, list }: { goodsTypeId: number; title: string; list: readonly GoodsRow[] }) {
  if (!list.length) return null
  const heading = `shelf-${goodsTypeId}`
  return (
    <section className="section" aria-labelledby={heading}>
      <header className="section-head">
        <h2 id={heading}>{title}</h2>
        <span className="note">{NOTES[goodsTypeId]}</span>
        <a className="more" href={`/wares?gt=${goodsTypeId}`}>
          查看全部
          <Icon name="right" />
        </a>
      </header>
      <GoodsCards list={list.slice(0, SHOWN)} />
    </section>
  )
}
