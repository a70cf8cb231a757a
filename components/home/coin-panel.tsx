import { placeText } from '@/components/goods/goods-faces'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods-types'
import styles from './home.module.css'

const SHOWN = 6

/** Currency on sale now, in columns. */
export function CoinPanel({ list }: { list: readonly GoodsRow[] }) {
  return (
    <section className={`panel ${styles.coin}`} aria-labelledby="coin-h">
      <header className="section-head">
        <h2 id="coin-h">游戏币</h2>
        <span className="note">最新上架</span>
        <a className="more" href="/wares/hotShoppingMall">
          全部区服
          <Icon name="right" />
        </a>
      </header>
      {list.length ? (
        <table>
          <colgroup>
            <col className={styles.coinGame} />
            <col />
            <col className={styles.coinStock} />
            <col className={styles.coinPrice} />
            <col className={styles.coinBuy} />
          </colgroup>
          <thead>
            <tr>
              <th>游戏与区服</th>
              <th>商品</th>
              <th className={styles.r}>库存</th>
              <th className={styles.r}>单价</th>
              <th>
                <span className="sr">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.slice(0, SHOWN).map((goods) => (
              <CoinRow key={goods.goodsSn} goods={goods} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.none}>暂无在售的游戏币</p>
      )}
    </section>
  )
}

function CoinRow({ goods }: { goods: GoodsRow }) {
  return (
    <tr>
      <td className="ell">
        <b>{goods.gameName}</b> <span className="muted">{placeText(goods)}</span>
      </td>
      <td className="ell">{goods.bigTitle}</td>
      <td className={`${styles.r} num`}>{goods.stock}</td>
      <td className={styles.r}>
        <Price yuan={goods.price} size="s" />
      </td>
      <td className={styles.r}>
        <a
          className="btn btn-sm btn-soft"
          href={detailPath(goods.goodsTypeId, goods.goodsSn)}
          aria-label={`购买 ${goods.bigTitle}`}
        >
          购买
        </a>
      </td>
    </tr>
  )
}
