import { GoodsCover } from '@/components/ui/goods-cover'
import { Price } from '@/components/ui/price'
import { GoodsTags } from '@/components/ui/tag'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods-types'
import styles from './goods-card.module.css'
import { faceOf, placeText } from './goods-faces'

/** Item of a shelf: picture, place, title, tags, price. */
function GoodsCard({ goods }: { goods: GoodsRow }) {
  return (
    <a className={styles.card} href={detailPath(goods.goodsTypeId, goods.goodsSn)}>
      <GoodsCover {...faceOf(goods)} src={goods.thumbnail} alt="" />
      <span className={styles.body}>
        <span className={`${styles.place} ell`}>{placeText(goods, goods.gameName)}</span>
        <b className={`${styles.title} ell2`}>{goods.bigTitle}</b>
        <GoodsTags official={goods.isOfficialSell} ensured={goods.canEnsure} bargain={goods.bargain} />
        <Price yuan={goods.price} size="l" />
      </span>
    </a>
  )
}

export function GoodsCards({ list }: { list: readonly GoodsRow[] }) {
  return (
    <ul className={styles.cards}>
      {list.map((goods) => (
        <li key={goods.goodsSn}>
          <GoodsCard goods={goods} />
        </li>
      ))}
    </ul>
  )
}
