import { isListed } from '@/components/listings/goods/goods-state'
import { factsTitle } from '@/components/listings/goods/type-words'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { reviewsPath } from '@/lib/shared/goods/shop'
import { BodyView } from './body-view'
import { bindingOf, factGroups } from './goods-facts'
import { GoodsVideo } from './goods-video'
import { readDescription } from './holdings'
import type { SimilarGoods } from './similar-goods'

/** All details of an item; the tabs are anchors of one long page. */
export function GoodsBody({ goods, beside }: { goods: GoodsDetail; beside: SimilarGoods }) {
  const { figures } = beside
  const recording = goods.checked?.video
  const { holdings, text } = readDescription(goods.description)
  return (
    <BodyView
      goodsSn={goods.goodsSn}
      goodsTypeId={goods.goodsTypeId}
      isAutomatic={goods.isAutomatic}
      price={goods.price}
      title={factsTitle(goods.goodsTypeId)}
      groups={factGroups(goods, holdings)}
      holdings={holdings}
      binding={goods.goodsTypeId === ACCOUNT ? bindingOf(goods, beside.isVerified) : undefined}
      text={text || '卖家没有填写描述'}
      {...(goods.video && { video: <GoodsVideo url={goods.video} label="卖家上传的视频" /> })}
      {...(recording && { recording: <GoodsVideo url={recording} label="客服验号录屏" /> })}
      canAsk={isListed(goods)}
      reviewsHref={reviewsPath(goods.seller.shop)}
      {...beside}
      figures={figures && { rated: figures.rated, list: figures.list }}
    />
  )
}
