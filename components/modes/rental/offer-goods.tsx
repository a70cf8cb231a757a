import { faceOf, placeText } from '@/components/listings/goods/goods-faces'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { rentPath } from '@/lib/shared/goods/goods-types'
import styles from './own.module.css'

/** An own account in one line, linked to its page in the rental hall. */
export function OfferGoods({ goods }: { goods: GoodsRow }) {
  return (
    <div className={styles.goods}>
      <GoodsCover {...faceOf(goods)} src={goods.thumbnail} alt="" width={72} />
      <span>
        <a className="ell" href={rentPath(goods.goodsSn)} target="_blank" rel="noopener" title={goods.bigTitle}>
          {goods.bigTitle}
        </a>
        <small className="muted ell">{placeText(goods, goods.gameName)}</small>
        <small className="muted num">{goods.goodsSn}</small>
      </span>
    </div>
  )
}
