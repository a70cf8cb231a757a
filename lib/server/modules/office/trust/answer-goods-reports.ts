import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsReports } from '../../../db/schema/trust'
import type { Effects } from '../../../runtime/context'
import { tellPeople } from '../../core/notifications/tell-people'

interface Answer {
  goodsSn: GoodsSn
  /** Whether staff found what was reported. */
  isRight: boolean
  at: Date
}

/** Reports of an item that wait are answered, and who made them is told; how many. */
export async function answerGoodsReports(tx: Tx, effects: Effects, { goodsSn, isRight, at }: Answer): Promise<number> {
  const answered = await tx
    .update(goodsReports)
    .set({ state: isRight ? 'accepted' : 'rejected' })
    .where(and(eq(goodsReports.goodsSn, goodsSn), eq(goodsReports.state, 'pending')))
    .returning({ sn: goodsReports.sn, userId: goodsReports.reporterId, distId: goodsReports.distId })
  const title = isRight ? '你举报的商品已下架，谢谢' : '你举报的商品经核实没有问题'
  const notices = answered.map(({ sn, userId, distId }) => ({
    ...{ userId, distId, kind: 'goods' as const, key: `goods report ${sn}` },
    ...{ title, text: `商品 ${goodsSn}`, href: '/center/notifications' },
  }))
  await tellPeople(tx, effects, { notices, at })
  return answered.length
}
