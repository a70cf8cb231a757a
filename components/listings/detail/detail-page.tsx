import { BuyForm } from '@/components/listings/buy/buy-form'
import { isListed, nowOf } from '@/components/listings/goods/goods-state'
import { receivingPlace } from '@/components/people/role-card/role-place'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { receiverOf } from '@/lib/shared/goods/receivers'
import { DetailFrame, type DetailProps, shelfHref } from './detail-frame'
import { GoodsBody } from './goods-body'
import { RentLink } from './rent-link'
import { TradeSteps } from './trade-steps'

/** Page of one item, for both /detail and /JDetail. */
export function DetailPage(props: DetailProps) {
  const { goods, beside, conf } = props
  const { isUnique } = goodsType(goods.goodsTypeId)
  const receiver = receiverOf(goods.goodsTypeId)
  const purchase = (
    <>
      <BuyForm
        goodsSn={goods.goodsSn}
        now={nowOf(goods)}
        tiers={goods.ensureTiers}
        hasQuantity={!isUnique}
        receiver={receiver}
        place={receiver ? receivingPlace(goods) : undefined}
        bargain={goods.bargain}
        range={beside.range ?? undefined}
        moreHref={shelfHref(goods)}
        favourites={goods.favourites}
        serviceNum={conf.customerBlock.serviceNum}
        hours={goods.seller.hours}
      />
      {goods.rental && isListed(goods) && !goods.reserved ? (
        <RentLink goodsSn={goods.goodsSn} hour={goods.rental.hour} />
      ) : null}
      {isListed(goods) ? (
        <TradeSteps goodsTypeId={goods.goodsTypeId} isVerified={beside.isVerified} isAutomatic={goods.isAutomatic} />
      ) : null}
    </>
  )
  return (
    <DetailFrame {...props} shelf={`${goods.goodsTypeStr}交易`} purchase={purchase}>
      <GoodsBody goods={goods} beside={beside} />
    </DetailFrame>
  )
}
