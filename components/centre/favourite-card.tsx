import { GoodsCover } from '@/components/ui/goods-cover'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS, GOODS_STATUS_NAMES } from '@/lib/shared/goods-status'
import { detailPath } from '@/lib/shared/goods-types'
import styles from './centre.module.css'

export function FavouriteCard({ goods }: { goods: GoodsRow }) {
  const facts = goods.facts.slice(0, 2).map((fact) => `${fact.value}|${fact.label}`)
  const state = goods.status === GOODS_STATUS.onShelf ? undefined : GOODS_STATUS_NAMES[goods.status]
  return (
    <a className={styles.fav} href={detailPath(goods.goodsTypeId, goods.goodsSn)}>
      <GoodsCover
        goodsSn={goods.goodsSn}
        gameId={goods.gameId}
        gameName={goods.gameName}
        price={goods.price}
        facts={facts}
        src={goods.thumbnail}
        alt=""
      />
      <span className="muted ell">{goods.gameName}</span>
      <span className="ell" title={goods.bigTitle}>
        {goods.bigTitle}
      </span>
      <span className={styles.favPrice}>
        <Price yuan={goods.price} />
        {state ? <Tag>{state}</Tag> : null}
      </span>
    </a>
  )
}
