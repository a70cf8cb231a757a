import { Empty } from '@/components/ui/kit/empty'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import { detailPath } from '@/lib/shared/goods/goods-types'
import styles from './currency.module.css'
import { type MallQuery, mallHref } from './mall-query'
import { amountText, perWanText, scaleText } from './scale'

export interface CoinOffer {
  goodsSn: string
  goodsTypeId: number
  bigTitle: string
  coinName: string
  amount: number
  scale: number
  price: string
  stock: number
  areaName: string
  serverName: string
  crossName: string
  isOfficialSell: boolean
}

/** Offers with the ratio as the main column. */
export function CoinTable({
  list,
  query,
  pages,
  medianScale,
}: {
  list: readonly CoinOffer[]
  query: MallQuery
  pages: number
  medianScale?: number
}) {
  if (list.length === 0) return <None query={query} pages={pages} />
  return (
    <section className={`panel ${styles.list}`} aria-label="游戏币列表">
      <table className={styles.coins}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className={styles.wide}>
              区服
            </th>
            <th scope="col" className={`${styles.r} ${styles.wide}`}>
              每份数量
            </th>
            <th scope="col" className={styles.r}>
              比例（1 元）
            </th>
            <th scope="col" className={`${styles.r} ${styles.wide}`}>
              库存
            </th>
            <th scope="col" className={styles.r}>
              每份价格
            </th>
            <th scope="col">
              <span className="sr">操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((offer) => (
            <Row key={offer.goodsSn} offer={offer} medianScale={medianScale} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ offer, medianScale }: { offer: CoinOffer; medianScale?: number }) {
  const href = detailPath(offer.goodsTypeId, offer.goodsSn)
  const place = [offer.crossName, offer.areaName, offer.serverName].filter(Boolean)
  return (
    <tr>
      <td className={styles.name}>
        <a className="ell2" href={href}>
          {offer.bigTitle}
        </a>
        <p className={styles.compact}>
          {[...place, `每份\u00a0${amountText(offer.amount)}${offer.coinName}`, `库存\u00a0${offer.stock}`].join(
            '\u00a0· ',
          )}
        </p>
        <GoodsTags official={offer.isOfficialSell} />
      </td>
      <td className={styles.wide}>{place.join(' · ') || '–'}</td>
      <td className={`num ${styles.r} ${styles.wide}`}>
        {amountText(offer.amount)}
        {offer.coinName}
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
        <Price yuan={offer.price} size="m" />
      </td>
      <td className={styles.r}>
        <a className="btn btn-sm btn-soft" href={href} aria-label={`购买 ${offer.bigTitle}`}>
          购买
        </a>
      </td>
    </tr>
  )
}

/** Only offers cheaper than the median get a note. */
function Against({ offer, medianScale = 0 }: { offer: CoinOffer; medianScale?: number }) {
  const over = medianScale > 0 ? Math.round((offer.scale / medianScale - 1) * 100) : 0
  return over > 1 ? <em>多 {over}%</em> : null
}

function None({ query, pages }: { query: MallQuery; pages: number }) {
  const isBeyond = query.page > 1 && pages > 0
  const isNarrow = query.areaId !== undefined || query.gt !== undefined
  const [title, way, href] = isBeyond
    ? ['这一页没有商品了', '回到第一页', mallHref(query)]
    : isNarrow
      ? ['这个区服暂时没有在售的游戏币', '看全部区服', mallHref(query, { areaId: undefined, gt: undefined })]
      : ['暂时没有在售的游戏币', '看全部游戏', '/wares/hotShoppingMall']
  return (
    <section className={`panel ${styles.list}`} aria-label="游戏币列表">
      <Empty picture="search" title={title} text="看看其他游戏或区服，或稍后再来">
        <a className="btn" href={href}>
          {way}
        </a>
      </Empty>
    </section>
  )
}
