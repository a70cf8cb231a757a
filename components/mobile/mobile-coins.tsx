import { placeText } from '@/components/goods/goods-faces'
import { Price } from '@/components/ui/price'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { mobilePath } from '@/lib/shared/mobile-path'
import styles from './mobile-home.module.css'
import { SectionHead } from './section-head'

const SHOWN = 3

/** Currency on sale now. */
export function MobileCoins({ list }: { list: readonly GoodsRow[] }) {
  if (list.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="coins-h">
      <SectionHead id="coins-h" title="游戏币" note="最新上架" href="/wares?gt=22" more="全部" />
      <ul className={styles.coins}>
        {list.slice(0, SHOWN).map((goods) => (
          <li key={goods.goodsSn}>
            <span>
              <b>{goods.gameName}</b> <small className="muted">{placeText(goods)}</small>
              <small className="ell">{goods.bigTitle}</small>
            </span>
            <Price yuan={goods.price} size="s" />
            <a className="btn btn-soft" href={mobilePath(goods.goodsSn)} aria-label={`购买 ${goods.bigTitle}`}>
              购买
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
