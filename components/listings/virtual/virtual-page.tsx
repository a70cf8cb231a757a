import { BuyForm } from '@/components/listings/buy/buy-form'
import { DetailFrame, type DetailProps, shelfHref } from '@/components/listings/detail/detail-frame'
import { GoodsBody } from '@/components/listings/detail/goods-body'
import { TradeSteps } from '@/components/listings/detail/trade-steps'
import { isListed, nowOf } from '@/components/listings/goods/goods-state'
import { receivingPlace } from '@/components/people/role-card/role-place'
import { receiverOf } from '@/lib/shared/goods/receivers'
import { spanText } from '@/lib/shared/text/span-text'
import { DeliveryCard } from './delivery-card'
import own from './virtual.module.css'
import { VirtualFaq } from './virtual-faq'

interface Props extends DetailProps {
  /** Hours within which the seller must deliver. */
  startHours: number
}

/**
 * A code or a top-up: quantity, account to top up, delivery, questions. No re-binding; cover if the seller offers it.
 */
export function VirtualPage({ startHours, ...props }: Props) {
  const { goods, beside, conf } = props
  const start = spanText(startHours)
  const hasCover = goods.ensureTiers.length > 0
  const purchase = (
    <>
      <DeliveryCard goodsTypeId={goods.goodsTypeId} isAutomatic={goods.isAutomatic} start={start} />
      <BuyForm
        goodsSn={goods.goodsSn}
        now={nowOf(goods)}
        tiers={goods.ensureTiers}
        hasQuantity
        hasCover={hasCover}
        receiver={receiverOf(goods.goodsTypeId)}
        place={receivingPlace(goods)}
        bargain={goods.bargain}
        moreHref={shelfHref(goods)}
        favourites={goods.favourites}
        serviceNum={conf.customerBlock.serviceNum}
        hours={goods.seller.hours}
      />
      {isListed(goods) ? (
        <TradeSteps goodsTypeId={goods.goodsTypeId} isVerified={false} isAutomatic={goods.isAutomatic} />
      ) : null}
    </>
  )
  return (
    <DetailFrame {...props} shelf={goods.goodsTypeStr} purchase={purchase}>
      <div className={own.main}>
        <GoodsBody goods={goods} beside={beside} />
        <VirtualFaq goodsTypeId={goods.goodsTypeId} isAutomatic={goods.isAutomatic} start={start} hasCover={hasCover} />
      </div>
    </DetailFrame>
  )
}
