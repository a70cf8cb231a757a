import { asc, eq } from 'drizzle-orm'
import type { QualityRow } from '@/lib/contract/console/quality-fields'
import { type QualityMark, scoreOf } from '@/lib/shared/staff/quality'
import { qualitySamples, qualityScores } from '../../../db/schema/office/quality'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { isTied } from '../../money/ties/queries-tied'
import { findSample, loadSample } from './queries'

interface Sheet {
  sampleId: number
  marks: readonly QualityMark[]
  coaching: string
}

/**
 * Fills in the next score sheet of a sample and notifies its agent of the first; the second is by another person. Refuses
 * NOT_FOUND, FOUR_EYES, ORDER_STATE.
 */
export async function recordScore(ctx: StaffCtx, { sampleId, marks, coaching }: Sheet): Promise<QualityRow> {
  const { orderSn, distId, userId } = await findSample(ctx, sampleId)
  const byId = ctx.user.userId
  const at = ctx.now()
  await inTx(ctx, async (tx, effects) => {
    await tx.select({ id: qualitySamples.id }).from(qualitySamples).where(eq(qualitySamples.id, sampleId)).for('update')
    const given = await tx
      .select({ byId: qualityScores.byId })
      .from(qualityScores)
      .where(eq(qualityScores.sampleId, sampleId))
      .orderBy(asc(qualityScores.round))
    for (const before of given)
      if (before.byId === byId || (await isTied(tx, before.byId, byId)))
        throw refuse('FOUR_EYES', '你已评过分，复评须由另一位员工完成')
    if (given.length > 1) throw refuse('ORDER_STATE', '这笔抽查已完成两次评分')
    const round = given.length + 1
    const own = marks.map(({ key, points, note }) => ({ key, points, note }))
    await tx.insert(qualityScores).values({ sampleId, round, byId, marks: own, coaching, createdAt: at })
    await recordAudit(tx, ctx, {
      action: 'quality.score',
      target: `order:${orderSn}`,
      after: { round, userId, score: scoreOf(own) },
    })
    if (round > 1) return
    const notice = {
      userId,
      distId,
      kind: 'order' as const,
      key: `quality ${sampleId}`,
      title: `质检得分 ${scoreOf(own).toFixed(1)}`,
      text: coaching,
      href: '/console/myquality',
    }
    await notifyUsers(tx, effects, { notices: [notice], at })
  })
  return loadSample(ctx, { sampleId })
}
