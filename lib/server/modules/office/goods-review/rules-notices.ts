import { REFUSE_REASONS, type RefuseReason } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shortText } from '@/lib/shared/text/cut-text'

const WORDS = {
  /** On show for the first time. */
  shown: '已通过审核，正在展示',
  /** On show again. */
  back: '已通过审核，恢复展示',
  /** Approved, and not on the shelf. */
  kept: '已通过审核，目前未展示',
  refused: '未通过审核',
  removed: '已被下架',
} as const
type Event = keyof typeof WORDS

/** Title of an item within a notification. */
const LONGEST = 8

/** 信息与截图不符、价格异常：皮肤请按截图改 */
export const reasonText = (reasons: readonly RefuseReason[], words: string): string =>
  [reasons.map((reason) => REFUSE_REASONS[reason]).join('、'), words].filter(Boolean).join('：')

/** What the seller of an approved account hears about renting it out, see `settleOfferReview`. */
export function rentText({ fault, isLet }: { fault: string | null; isLet: boolean }): string {
  if (fault) return `出租未生效：${fault}`
  return isLet ? '已同时出租' : ''
}

/** The event of an approval, by the status that the item got. */
export const passEvent = (status: GoodsStatus, wasListed: boolean): Event =>
  status === GOODS_STATUS.onShelf ? (wasListed ? 'back' : 'shown') : 'kept'

/** Returns the notification to the seller of an item; `text`: the reason, or what else an approval does. */
export function noticeOf(event: Event, { goodsSn, title, text }: { goodsSn: GoodsSn; title: string; text: string }) {
  const isUrgent = event === 'refused' || event === 'removed'
  return {
    kind: 'goods' as const,
    title: `“${shortText(title, LONGEST)}”${WORDS[event]}`,
    text: isUrgent
      ? `修改后可重新提交（${goodsSn}）。原因：${text}`
      : [`商品编号 ${goodsSn}`, text].filter(Boolean).join('，'),
    href: '/center/sell/sellOutGoods',
    isUrgent,
  }
}
