import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsReports } from '../../../db/schema/office/trust'
import type { Effects } from '../../../runtime/context'
import { notifyUsers } from '../../core/notifications/notify-users'

interface Answer {
  goodsSn: GoodsSn
  /** Whether staff confirmed the reports. */
  isRight: boolean
  at: Date
}

/** Answers all open reports of an item and notifies the reporters; returns how many. */
export async function closeGoodsReports(tx: Tx, effects: Effects, { goodsSn, isRight, at }: Answer): Promise<number> {
  const answered = await tx
    .update(goodsReports)
    .set({ state: isRight ? 'accepted' : 'rejected' })
    .where(and(eq(goodsReports.goodsSn, goodsSn), eq(goodsReports.state, 'pending')))
    .returning({ sn: goodsReports.sn, userId: goodsReports.reporterId, distId: goodsReports.distId })
  const title = isRight ? '你举报的商品已下架，谢谢' : '你举报的商品经核实没有问题'
  const notices = answered.map(({ sn, userId, distId }) => ({
    userId,
    distId,
    kind: 'goods' as const,
    key: `goods report ${sn}`,
    title,
    text: `商品 ${goodsSn}`,
    href: '/center/notifications',
  }))
  await notifyUsers(tx, effects, { notices, at })
  return answered.length
}
