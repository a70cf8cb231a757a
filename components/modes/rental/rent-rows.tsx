import detail from '@/components/listings/detail/detail.module.css'
import { ownFacts } from '@/components/listings/goods/compact-facts'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { Price } from '@/components/ui/kit/price'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { rentPath } from '@/lib/shared/goods/goods-types'
import styles from './rental.module.css'

/** Other accounts of the game for rent, cheapest hour first. */
export function RentRows({ list, moreHref }: { list: readonly GoodsRow[]; moreHref: string }) {
  if (list.length === 0) return null
  return (
    <section className={`panel ${detail.near} ${styles.others}`} aria-labelledby="rows-h">
      <header>
        <h2 id="rows-h">同游戏可租</h2>
      </header>
      <ul>
        {list.map((goods) => (
          <li key={goods.goodsSn}>
            <a href={rentPath(goods.goodsSn)}>
              <GoodsCover {...faceOf(goods)} src={goods.thumbnail} alt="" width={84} />
              <span className="ell2">{goods.bigTitle}</span>
              <span className="muted num ell">
                {[goods.areaName, ...ownFacts(goods.facts).slice(0, 2)].filter(Boolean).join(' · ')}
              </span>
              {goods.rental ? <Price yuan={goods.rental.hour} size="m" unit="/小时" /> : null}
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
