import type { OwnReport } from '@/lib/contract/entities/ruling'
import type { OrderSn } from '@/lib/shared/ids'
import type { AccountKind, BlackReason } from '@/lib/shared/trade/trust'
import { freeNumber } from '../../../db/free-number'
import { blackReports } from '../../../db/schema/office/trust'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { findGame, gameNames } from '../../listings/catalog/games/queries-games'
import { loadOrderDetail } from '../../orders/trading/queries'
import { assertOwnEvidence } from './internal/evidence'
import { limitDaily } from './internal/limit'
import { presentReport } from './present'
import { hashAccount, maskAccount, newCode, reviewDue } from './rules'

const A_DAY = 10

interface ReportInput {
  kind: AccountKind
  content: string
  gameId?: number
  reason: BlackReason
  story: string
  evidence: string[]
  orderSn?: OrderSn
  mayPublish?: boolean
}

/**
 * Reports an account, of which only a hash is stored. One open report per reporter and account. With an own order, its
 * other party becomes the person concerned. Refuses REPORT_PENDING, TOO_MANY, INVALID_INPUT, NOT_FOUND (game or order).
 */
export async function createAccountReport(ctx: UserCtx, input: ReportInput): Promise<OwnReport> {
  await limitDaily(ctx, 'report', A_DAY, '今日举报次数已达上限，请明天再试')
  await assertOwnEvidence(ctx, input.evidence)
  if (input.gameId) await findGame(ctx, input.gameId)
  const order = input.orderSn ? await loadOrderDetail(ctx, { orderSn: input.orderSn, viewerId: ctx.user.userId }) : null
  const games = await gameNames(ctx)
  return inTxOnce(ctx, async (tx) => {
    const now = ctx.now()
    const sn = await freeNumber(tx, blackReports.sn, () => newCode('R', now))
    const [row] = await tx
      .insert(blackReports)
      .values({
        sn,
        distId: ctx.dist.distId,
        reporterId: ctx.user.userId,
        kind: input.kind,
        valueHash: hashAccount(ctx.vault, input.content),
        valueMask: maskAccount(input.kind, input.content),
        gameId: input.gameId ?? 0,
        reason: input.reason,
        story: input.story,
        evidence: input.evidence,
        orderSn: input.orderSn ?? '',
        accusedId: order && (order.userId === ctx.user.userId ? order.sellrId : order.userId),
        mayPublish: input.mayPublish ?? false,
        dueAt: reviewDue(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('REPORT_PENDING')
    return presentReport(row, games, ctx)
  })
}
