import { CHECK_NOTICE_DAYS } from '@/lib/shared/goods/goods-checks'
import type { Notice } from '../../core/notifications/types'
import type { GoodsCheck } from './types'

const TITLES = {
  passed: '寄售验号通过，商品已显示“已验号”',
  refused: '寄售验号未通过，账号资料已删除',
  expiring: `寄售验号 ${CHECK_NOTICE_DAYS} 天后到期`,
  expired: '寄售验号已到期，账号资料已删除',
} as const

/** Returns the notification to the seller about a check. */
export const noticeOf = (
  event: keyof typeof TITLES,
  {
    id,
    sellerId: userId,
    distId,
    goodsSn,
    title,
  }: Pick<GoodsCheck, 'id' | 'sellerId' | 'distId' | 'goodsSn' | 'title'>,
  text: string,
): Notice => ({
  userId,
  distId,
  kind: 'goods',
  key: `check ${id} ${event}`,
  title: TITLES[event],
  text: [`${goodsSn} ${title}`, text].filter(Boolean).join('，'),
  href: '/center/sell/sellOutGoods',
  isUrgent: event !== 'passed',
})
