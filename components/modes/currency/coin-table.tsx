import { deliveryText, measuredText } from '@/components/listings/goods/delivery-text'
import { rowSellerOf } from '@/components/listings/goods/row-seller'
import { SellerCell } from '@/components/listings/goods/seller-cell'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { amountText, scaleText } from '@/lib/shared/goods/coin-text'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { countText } from '@/lib/shared/text/count-text'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import { CoinAmount } from './coin-amount'
import styles from './currency.module.css'
import type { MallQuery } from './mall-query'
import { NoCoins } from './no-coins'
import { type GameScale, perWanText } from './scale'

type Shelf = OutputOf<ApiContract['GET /quickCoin/shelf']>
export type CoinOffer = Shelf['list'][number]

interface Props {
  list: readonly CoinOffer[]
  query: MallQuery
  pages: number
  /** Set if the game has currency on the shelf. */
  game?: GameScale
}

/** Offers with the ratio as the main column, and the price of the amount that the visitor wants. */
export function CoinTable({ list, query, pages, game }: Props) {
  const { amount } = query
  const box = game ? <CoinAmount query={query} ratio={game.medianScale} coinName={game.coinName} /> : null
  if (list.length === 0)
    return (
      <section className={`panel ${styles.list}`} aria-label="游戏币列表">
        {box}
        <NoCoins query={query} pages={pages} />
      </section>
    )
  return (
    <section className={`panel ${styles.list}`} aria-label="游戏币列表">
      {box}
      <table className={styles.coins}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className={styles.wide}>
              卖家
            </th>
            <th scope="col" className={`${styles.r} ${styles.wide}`}>
              成交
            </th>
            <th scope="col" className={`${styles.r} ${styles.wide}`}>
              发货用时
            </th>
            <th scope="col" className={styles.r}>
              比例（1 元）
            </th>
            <th scope="col" className={`${styles.r} ${styles.wide}`}>
              库存
            </th>
            <th scope="col" className={styles.r}>
              {amount ? `买 ${coinsText(amount)}应付` : '每份价格'}
            </th>
            <th scope="col">
              <span className="sr">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((offer) => (
            <Row key={offer.goodsSn} offer={offer} medianScale={game?.medianScale} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ offer, medianScale }: { offer: CoinOffer; medianScale?: number }) {
  const { asked, seller, coinName } = offer
  // the quantity box of the item's page starts with it
  const href = `${detailPath(offer.goodsTypeId, offer.goodsSn)}${asked && asked.num > 1 ? `#num=${asked.num}` : ''}`
  const place = [offer.crossName, offer.areaName, offer.serverName].filter(Boolean).join('\u00a0· ')
  const each = `每份\u00a0${amountText(offer.amount)}${coinName}`
  return (
    <tr>
      <td className={styles.name}>
        <a className="ell2" href={href}>
          {offer.bigTitle}
        </a>
        <p className={styles.under}>{[place, each].filter(Boolean).join(' · ')}</p>
        <p className={styles.compact}>{[...sellerWords(seller), `库存\u00a0${offer.stock}`].join(' · ')}</p>
        <GoodsTags official={offer.isOfficialSell} />
      </td>
      <td className={`${styles.seller} ${styles.wide}`}>
        <SellerCell seller={rowSellerOf(seller, '')} />
      </td>
      <td className={`num ${styles.r} ${styles.wide}`}>{countText(seller.deals)} 笔</td>
      <td className={`num ${styles.r} ${styles.wide}`}>
        {seller.minutes === null ? '–' : `约 ${measuredText(seller.minutes)}`}
      </td>
      <td className={styles.r}>
        <b className={`num ${styles.scale}`}>{scaleText(offer.scale)}</b>
        <span className={`num ${styles.under}`}>
          {perWanText(offer.scale)}/万
          <Against offer={offer} medianScale={medianScale} />
        </span>
      </td>
      <td className={`num ${styles.r} ${styles.wide}`}>{offer.stock}</td>
      <td className={styles.r}>
        <Price yuan={asked?.total ?? offer.price} size="m" />
        {asked ? (
          <span className={`num ${styles.under} ${styles.line}`}>
            {asked.num} 份，得 {amountText(asked.coins)}
          </span>
        ) : null}
      </td>
      <td className={styles.r}>
        <a className="btn btn-sm btn-soft" href={href} aria-label={`购买 ${offer.bigTitle}`}>
          购买
        </a>
      </td>
    </tr>
  )
}

/** The seller's columns in one line, for narrow screens. */
const sellerWords = ({ nickName, stars, deals, minutes }: CoinOffer['seller']): string[] => [
  nickName,
  stars === null ? '暂无评价' : `评分\u00a0${stars.toFixed(1)}`,
  `成交\u00a0${countText(deals)}`,
  ...(minutes === null ? [] : [deliveryText({ isAutomatic: false, minutes })]),
]

/** Only offers cheaper than the median get a note. */
function Against({ offer, medianScale = 0 }: { offer: CoinOffer; medianScale?: number }) {
  const over = medianScale > 0 ? Math.round((offer.scale / medianScale - 1) * 100) : 0
  return over > 1 ? <em>比中位多 {over}%</em> : null
}
