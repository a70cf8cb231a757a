import type { ReactNode } from 'react'
import { confirmedText } from '@/components/listings/goods/confirmed-text'
import { deliveryText } from '@/components/listings/goods/delivery-text'
import { galleryPictures, publicPictures } from '@/components/listings/goods/gallery-pictures'
import { isListed } from '@/components/listings/goods/goods-state'
import { waresHref } from '@/components/listings/wares/wares-query'
import { Crumb } from '@/components/ui/kit/crumb'
import { JsonLd } from '@/components/ui/kit/json-ld'
import { serverNow } from '@/lib/client/server-clock'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods/goods-types'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import styles from './detail.module.css'
import { Gallery } from './gallery'
import { GoodsHead } from './goods-head'
import { NearGoods } from './near-goods'
import { productLd } from './product-ld'
import { RecordView } from './record-view'
import { SafetyCard } from './safety-card'
import { SellerCard } from './seller-card'
import type { SimilarGoods } from './similar-goods'

export interface DetailProps {
  goods: GoodsDetail
  near: readonly GoodsRow[]
  beside: SimilarGoods
  conf: HomeConf
  origin: string
}
interface FrameProps extends DetailProps {
  /** Name of the item's shelf in the breadcrumbs. */
  shelf: string
  /** How to buy it, under the title. */
  purchase: ReactNode
  /** Description and questions. */
  children: ReactNode
}

export const shelfHref = ({ goodsTypeId, gameId }: GoodsDetail): string =>
  waresHref({ gt: String(goodsTypeId), gid: String(gameId), page: 1 })

/** What the pages of all items share. */
export function DetailFrame({ goods, near, beside, conf, origin, shelf, purchase, children }: FrameProps) {
  const { pictures, source } = galleryPictures(goods)
  const listHref = shelfHref(goods)
  // where the form to buy it would be, if it cannot be bought
  const nearGoods = <NearGoods list={near} moreHref={listHref} />
  const crumbs = [
    { title: '首页', href: '/' },
    { title: shelf, href: waresHref({ gt: String(goods.goodsTypeId), page: 1 }) },
    { title: goods.gameName, href: listHref, isShelf: true },
    { title: goods.goodsSn },
  ]
  return (
    <div className="wrap">
      <a className="skip" href="#buy">
        跳到购买
      </a>
      <meta property="og:type" content="product" />
      <Crumb items={crumbs} origin={origin} />
      <article className={`panel ${styles.top}`}>
        <Gallery
          title={goods.bigTitle}
          pictures={pictures}
          source={source}
          goodsSn={goods.goodsSn}
          checkDate={goods.checkDate}
          watermark={conf.distBaseConf.watermark}
          address={origin ? `${origin}${detailPath(goods.goodsTypeId, goods.goodsSn)}` : ''}
        />
        <section className={styles.info} aria-label="购买" id="buy" tabIndex={-1}>
          <GoodsHead goods={goods} />
          {purchase}
          {isListed(goods) ? null : nearGoods}
        </section>
        <SafetyCard />
      </article>
      <div className={styles.cols}>
        {children}
        <aside className={styles.rail}>
          <SellerCard
            seller={goods.seller}
            isOfficial={goods.isOfficialSell}
            figures={beside.figures}
            delivery={[
              confirmedText(goods.confirmDate, serverNow()),
              goods.seller.hours && `营业时间 ${goods.seller.hours}`,
              goods.seller.awayNote && `卖家说明：${goods.seller.awayNote}`,
              deliveryText({ isAutomatic: goods.isAutomatic, minutes: goods.seller.minutes }),
            ]
              .filter(Boolean)
              .join('，')}
            askHref={isListed(goods) ? '#qa' : undefined}
          />
          {isListed(goods) ? nearGoods : null}
        </aside>
      </div>
      <RecordView goodsSn={goods.goodsSn} />
      <JsonLd
        data={productLd(goods, {
          origin,
          pictures: publicPictures(pictures, source),
          figures: beside.figures,
          now: serverNow(),
        })}
      />
    </div>
  )
}
