import { Tag } from '@/components/ui/kit/tag'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { Offer } from './offer-draft'

/** Label that shows whether the account can be rented now. */
export function OfferState({ offer: { goods, isLet, pausedUntil, running, runningElsewhere } }: { offer: Offer }) {
  if (running) return <Tag kind="bargain">{running.statusName}</Tag>
  if (runningElsewhere) return <Tag kind="bargain">出租中</Tag>
  if (!isLet) return <Tag>已停止出租</Tag>
  if (goods.status === GOODS_STATUS.review) return <Tag kind="bargain">审核通过后出租</Tag>
  if (goods.status === GOODS_STATUS.refused) return <Tag kind="danger">商品未通过审核</Tag>
  if (goods.status !== GOODS_STATUS.onShelf) return <Tag>商品已下架</Tag>
  if (pausedUntil) return <Tag kind="bargain">{`${pausedUntil.slice(11, 16)} 恢复`}</Tag>
  return <Tag kind="safe">可租</Tag>
}
