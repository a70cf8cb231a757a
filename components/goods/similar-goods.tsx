import { GoodsCover } from '@/components/ui/goods-cover'
import { Price } from '@/components/ui/price'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods-types'
import styles from './detail.module.css'
import { singleGameFace } from './goods-faces'

export function SimilarGoods({ list, moreHref }: { list: readonly GoodsRow[]; moreHref: string }) {
  if (!list.length) return null
  return (
    <section className={`panel ${styles.similar}`} aria-labelledby="sim-h">
      <h2 id="sim-h">同类热门</h2>
      <ul>
        {list.map((goods) => (
          <li key={goods.goodsSn}>
            <a href={detailPath(goods.goodsTypeId, goods.goodsSn)}>
              <GoodsCover {...singleGameFace(goods)} src={goods.thumbnail} alt="" width={84} />
              <span className="ell2">{goods.bigTitle}</span>
              <span className="muted num ell">
                {[goods.areaName, ...goods.facts.slice(0, 2).map((fact) => fact.value)].filter(Boolean).join(' · ')}
              </span>
              <Price yuan={goods.price} size="m" />
            </a>
          </li>
        ))}
      </ul>
      <a className="btn btn-sm btn-block" href={moreHref}>
        查看更多
      </a>
    </section>
  )
}
