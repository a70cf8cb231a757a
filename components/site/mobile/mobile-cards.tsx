import { faceOf, placeText } from '@/components/listings/goods/goods-faces'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import styles from './mobile-cards.module.css'

/** Goods in two columns. */
export function MobileCards({ list }: { list: readonly GoodsRow[] }) {
  return (
    <ul className={styles.cards}>
      {list.map((goods) => (
        <li key={goods.goodsSn}>
          <a href={mobilePath(goods.goodsSn)}>
            <GoodsCover {...faceOf(goods)} src={goods.thumbnail} alt="" />
            <span className={styles.body}>
              <b className="ell2">{goods.bigTitle}</b>
              <small className="muted ell">{placeText(goods, goods.gameName)}</small>
              <GoodsTags
                official={goods.isOfficialSell}
                checked={goods.checkDate !== ''}
                ensured={goods.canEnsure}
                bargain={goods.bargain}
              />
              <Price yuan={goods.price} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
