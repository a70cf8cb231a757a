import { BuyForm } from '@/components/listings/buy/buy-form'
import styles from '@/components/listings/detail/detail.module.css'
import { Gallery } from '@/components/listings/detail/gallery'
import { GoodsBody } from '@/components/listings/detail/goods-body'
import { GoodsHead } from '@/components/listings/detail/goods-head'
import { NearGoods } from '@/components/listings/detail/near-goods'
import { productLd } from '@/components/listings/detail/product-ld'
import { RecordView } from '@/components/listings/detail/record-view'
import { SafetyCard } from '@/components/listings/detail/safety-card'
import { SellerCard } from '@/components/listings/detail/seller-card'
import type { SimilarGoods } from '@/components/listings/detail/similar-goods'
import { TradeSteps } from '@/components/listings/detail/trade-steps'
import { galleryPictures, publicPictures } from '@/components/listings/goods/gallery-pictures'
import { canBeAsked } from '@/components/listings/goods/goods-state'
import { waresHref } from '@/components/listings/wares/wares-query'
import { receivingPlace } from '@/components/people/role-card/role-place'
import { Crumb } from '@/components/ui/kit/crumb'
import { JsonLd } from '@/components/ui/kit/json-ld'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath, goodsType } from '@/lib/shared/goods/goods-types'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { spanText } from '@/lib/shared/text/span-text'
import { DeliveryCard } from './delivery-card'
import own from './virtual.module.css'
import { VirtualFaq } from './virtual-faq'

interface Props {
  goods: GoodsDetail
  near: readonly GoodsRow[]
  beside: SimilarGoods
  conf: HomeConf
  origin: string
  /** Hours within which the seller must deliver. */
  startHours: number
}

/**
 * A code or a top-up: quantity, account to top up, delivery, questions. No re-binding; cover if the seller offers it.
 */
export function VirtualPage({ goods, near, beside, conf, origin, startHours }: Props) {
  const { pictures, source } = galleryPictures(goods)
  const gid = String(goods.gameId)
  const start = spanText(startHours)
  const listHref = waresHref({ gt: String(goods.goodsTypeId), gid, page: 1 })
  const crumbs = [
    { title: '首页', href: '/' },
    { title: goods.gameName, href: waresHref({ gt: '1', gid, page: 1 }) },
    { title: goods.goodsTypeStr, href: listHref, isShelf: true },
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
          <DeliveryCard goodsTypeId={goods.goodsTypeId} isAutomatic={goods.isAutomatic} start={start} />
          <BuyForm
            goodsSn={goods.goodsSn}
            now={{ price: goods.price, stock: goods.stock, reserved: goods.reserved, status: goods.status }}
            tiers={goods.ensureTiers}
            hasQuantity
            hasCover={goods.ensureTiers.length > 0}
            receiver={goodsType(goods.goodsTypeId).receiver}
            place={receivingPlace(goods)}
            bargain={goods.bargain}
            moreHref={listHref}
            favourites={goods.favourites}
            serviceNum={conf.customerBlock.serviceNum}
          />
          {canBeAsked(goods) ? <TradeSteps goodsTypeId={goods.goodsTypeId} isVerified={false} /> : null}
        </section>
      </article>
      <div className={styles.cols}>
        <div className={own.main}>
          <GoodsBody goods={goods} beside={beside} />
          <VirtualFaq goodsTypeId={goods.goodsTypeId} start={start} hasCover={goods.ensureTiers.length > 0} />
        </div>
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
      <JsonLd data={productLd(goods, origin, publicPictures(pictures, source))} />
    </div>
  )
}
