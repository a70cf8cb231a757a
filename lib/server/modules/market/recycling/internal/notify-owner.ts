import { moneyText } from '@/lib/shared/money/money'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { RecyclingRequest } from '../types'

interface Telling {
  request: Pick<RecyclingRequest, 'id' | 'userId' | 'distId'>
  /** A quote that is now binding, or why staff closed the request. */
  news: { price: bigint } | { ended: string }
  at: Date
}

/** Notifies the owner of the staff's answer to a recycling request. */
export async function notifyOwner(tx: Tx, effects: Effects, { request, news, at }: Telling): Promise<void> {
  const isQuote = 'price' in news
  const notice = {
    userId: request.userId,
    distId: request.distId,
    kind: 'order',
    key: `recycling ${request.id} ${at.getTime()}`,
    title: isQuote ? `回收报价 ${moneyText(news.price)}，${RECYCLING.quoteHours} 小时内有效` : '回收申请未通过',
    text: isQuote ? '接受后开始验号，超时报价失效' : news.ended,
    href: '/center/buyback',
    isUrgent: isQuote,
  } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}
