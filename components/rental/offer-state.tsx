import { Tag } from '@/components/ui/tag'
import type { Offer } from './offer-draft'

const ON_SHELF = 1
const SOLD = 3

/** Whether the account can be rented now, in a word. */
export function OfferState({ offer: { goods, isLet, pausedUntil, running } }: { offer: Offer }) {
  if (goods.status === SOLD) return <Tag kind="info">已售出</Tag>
  if (running) return <Tag kind="bargain">{running.statusName}</Tag>
  if (!isLet) return <Tag>已停止出租</Tag>
  if (goods.status !== ON_SHELF) return <Tag>商品已下架</Tag>
  if (pausedUntil) return <Tag kind="bargain">{`${pausedUntil.slice(11, 16)} 恢复`}</Tag>
  return <Tag kind="safe">可租</Tag>
}
