import { GoodsCover } from '@/components/ui/goods-cover'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods-types'
import styles from './centre.module.css'

const STATES: Record<number, string> = { 0: '审核中', 2: '已下架', 3: '已售出', 4: '已删除' }

export function FavouriteCard({ goods }: { goods: GoodsRow }) {
  const facts = goods.facts.slice(0, 2).map((fact) => `${fact.value}|${fact.label}`)
  const state = STATES[goods.status]
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
