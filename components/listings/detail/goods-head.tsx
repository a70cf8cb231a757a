import { checkedText } from '@/components/listings/goods/delivery-text'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { countText } from '@/lib/shared/text/count-text'
import { keyFacts } from './goods-facts'
import { GoodsHeadView } from './goods-head-view'

/** Title, tags, number, and the four facts buyers look at first. Only displayed data is sent to the browser. */
export const GoodsHead = ({ goods }: { goods: GoodsDetail }) => (
  <GoodsHeadView
    title={goods.bigTitle}
    goodsSn={goods.goodsSn}
    published={goods.createTime}
    views={countText(goods.views)}
    official={goods.isOfficialSell}
    checked={goods.checkDate ? checkedText(goods.checked?.minutes ?? null) : ''}
    ensured={goods.canEnsure}
    bargain={goods.bargain}
    facts={keyFacts(goods).map(({ label, value }) => [label, value])}
  />
)
