import { BuyForm } from '@/components/listings/buy/buy-form'
import { galleryPictures, publicPictures } from '@/components/listings/goods/gallery-pictures'
import { canBeAsked } from '@/components/listings/goods/goods-state'
import { waresHref } from '@/components/listings/wares/wares-query'
import { receivingPlace } from '@/components/people/role-card/role-place'
import { Crumb } from '@/components/ui/kit/crumb'
import { JsonLd } from '@/components/ui/kit/json-ld'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath, goodsType } from '@/lib/shared/goods/goods-types'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import styles from './detail.module.css'
import { Gallery } from './gallery'
import { GoodsBody } from './goods-body'
import { GoodsHead } from './goods-head'
import { NearGoods } from './near-goods'
import { productLd } from './product-ld'
import { RecordView } from './record-view'
import { RentLink } from './rent-link'
import { SafetyCard } from './safety-card'
import { SellerCard } from './seller-card'
import type { SimilarGoods } from './similar-goods'
import { TradeSteps } from './trade-steps'

interface Props {
  goods: GoodsDetail
  near: readonly GoodsRow[]
  beside: SimilarGoods
  conf: HomeConf
  origin: string
}

/** Page of one item, for both /detail and /JDetail. */
export function DetailPage({ goods, near, beside, conf, origin }: Props) {
  const { isUnique, receiver } = goodsType(goods.goodsTypeId)
  const { pictures, source } = galleryPictures(goods)
  const gid = String(goods.gameId)
  const listHref = waresHref({ gt: String(goods.goodsTypeId), gid, page: 1 })
  const ld = productLd(goods, origin, publicPictures(pictures, source))
  const crumbs = [
    { title: '首页', href: '/' },
    { title: goods.gameName, href: waresHref({ gt: '1', gid, page: 1 }) },
    { title: `${goods.goodsTypeStr}交易`, href: listHref, isShelf: true },
    { title: goods.goodsSn },
  ]
  return (
    <div className="wrap">
      <Crumb items={crumbs} origin={origin} />
      <article className={`panel ${styles.top}`}>
        <Gallery
          title={goods.bigTitle}
          pictures={pictures}
          source={source}
          goodsSn={goods.goodsSn}
          watermark={conf.distBaseConf.watermark}
          address={origin ? `${origin}${detailPath(goods.goodsTypeId, goods.goodsSn)}` : ''}
        />
        <section className={styles.info} aria-label="购买">
          <GoodsHead goods={goods} />
          <BuyForm
            goodsSn={goods.goodsSn}
            now={{ price: goods.price, stock: goods.stock, reserved: goods.reserved, status: goods.status }}
            tiers={goods.ensureTiers}
            hasQuantity={!isUnique}
            receiver={receiver}
            place={receiver ? receivingPlace(goods) : undefined}
            bargain={goods.bargain}
            range={beside.range ?? undefined}
            moreHref={listHref}
            favourites={goods.favourites}
            serviceNum={conf.customerBlock.serviceNum}
            isRental={goods.rental !== null}
          />
          {goods.rental && canBeAsked(goods) ? <RentLink goodsSn={goods.goodsSn} hour={goods.rental.hour} /> : null}
          {canBeAsked(goods) ? <TradeSteps goodsTypeId={goods.goodsTypeId} isVerified={beside.isVerified} /> : null}
        </section>
      </article>
      <div className={styles.cols}>
        <GoodsBody goods={goods} beside={beside} />
        <aside className={styles.rail}>
          <SellerCard
            seller={goods.seller}
            isOfficial={goods.isOfficialSell}
            figures={beside.figures}
            askHref={canBeAsked(goods) ? '#qa' : undefined}
          />
          <SafetyCard />
          <NearGoods list={near} moreHref={listHref} />
        </aside>
      </div>
      <RecordView goodsSn={goods.goodsSn} />
      <JsonLd data={ld} />
    </div>
  )
}
