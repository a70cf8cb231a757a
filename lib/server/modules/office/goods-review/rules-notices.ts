import { REFUSE_REASONS, type RefuseReason } from '@/lib/shared/goods/goods-review'
import type { GoodsSn } from '@/lib/shared/ids'

const TITLES = {
  passed: '商品通过审核，已恢复展示',
  refused: '商品未通过审核，修改后可重新提交',
  removed: '商品已被下架，修改后可重新提交',
} as const

/** 信息与截图不符、价格异常：皮肤请按截图改 */
export const reasonText = (reasons: readonly RefuseReason[], words: string): string =>
  [reasons.map((reason) => REFUSE_REASONS[reason]).join('、'), words].filter(Boolean).join('：')

/** What the seller of an approved account hears about renting it out, see `settleOfferReview`. */
export function rentText(fault: string | null): string {
  if (fault === null) return ''
  return fault ? `出租未生效：${fault}，请到我的租号修改` : '已同时出租'
}

/** Returns the notification to the seller of an item. */
export const noticeOf = (event: keyof typeof TITLES, { goodsSn, text }: { goodsSn: GoodsSn; text: string }) => ({
  kind: 'goods' as const,
  title: TITLES[event],
  text: [goodsSn, text].filter(Boolean).join(' '),
  href: '/center/sell/sellOutGoods',
  isUrgent: event !== 'passed',
})
