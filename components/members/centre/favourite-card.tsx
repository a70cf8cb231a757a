import { faceOf } from '@/components/listings/goods/goods-faces'
import styles from '@/components/members/parts/centre.module.css'
import { Price } from '@/components/ui/kit/price'
import { Tag } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { FavouriteRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS, GOODS_STATUS_NAMES } from '@/lib/shared/goods/goods-status'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'

interface Props {
  goods: FavouriteRow
  /** Minimum width of its cover, CSS px. */
  least: number
}

export function FavouriteCard({ goods, least }: Props) {
  const state = goods.status === GOODS_STATUS.onShelf ? undefined : GOODS_STATUS_NAMES[goods.status]
  return (
    <a className={styles.fav} href={detailPath(goods.goodsTypeId, goods.goodsSn)}>
      <GoodsCover {...faceOf(goods)} src={goods.thumbnail} least={least} />
      <span className="muted ell">{goods.gameName}</span>
      <span className="ell" title={goods.bigTitle}>
        {goods.bigTitle}
      </span>
      <span className={styles.favPrice}>
        {state ? <span className="muted num">{yuanText(goods.price)}</span> : <Price yuan={goods.price} />}
        {state ? <Tag>{state}</Tag> : null}
      </span>
      {goods.fell ? <span className={styles.fell}>比收藏时降 {yuanText(goods.fell)}</span> : null}
    </a>
  )
}
