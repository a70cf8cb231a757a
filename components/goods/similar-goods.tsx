import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods-types'
import styles from './detail.module.css'
import { pictureOf } from './goods-faces'
import { type SimilarRow, SimilarRows } from './similar-rows'

export function SimilarGoods({ list, moreHref }: { list: readonly GoodsRow[]; moreHref: string }) {
  if (!list.length) return null
  return (
    <section className={`panel ${styles.similar}`} aria-labelledby="sim-h">
      <header>
        <h2 id="sim-h">同类热门</h2>
        <a className="link" href={moreHref}>
          查看更多
        </a>
      </header>
      <SimilarRows rows={list.map(similarRow)} />
    </section>
  )
}

const similarRow = (goods: GoodsRow): SimilarRow => ({
  href: detailPath(goods.goodsTypeId, goods.goodsSn),
  title: goods.bigTitle,
  ...pictureOf(goods, 84),
  note: goods.areaName || goods.gameName,
  price: goods.price,
})
