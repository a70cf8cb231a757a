import styles from '@/components/members/parts/centre.module.css'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import type { FavouriteRow } from '@/lib/contract/entities/goods'
import { FavouriteCard } from './favourite-card'

interface Props {
  goods: readonly FavouriteRow[]
  total: number
  /** Number of favourites that got cheaper. */
  fallen: number
}

export function FavouritesPanel({ goods, total, fallen }: Props) {
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="fv-h">
      <header className="section-head">
        <h2 id="fv-h">我的收藏</h2>
        {fallen > 0 ? <span className="note num">{`${fallen} 件降价`}</span> : null}
        {total > 0 ? (
          <a className="more" href="/center/buyers/buyLikedGoods">
            {`全部 ${total} 件`}
            <Icon name="right" />
          </a>
        ) : null}
      </header>
      {goods.length === 0 ? (
        <Empty picture="favourites" title="还没有收藏" text="看到喜欢的商品点一下收藏，会出现在这里">
          <a className={buttonClass()} href="/wares">
            去看看商品
          </a>
        </Empty>
      ) : (
        <ul className={styles.favs}>
          {goods.map((item) => (
            <li key={item.goodsSn}>
              <FavouriteCard goods={item} least={96} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
