import { and, eq, isNull } from 'drizzle-orm'
import type { OwnAppeal } from '@/lib/contract/entities/ruling'
import { freeNumber } from '../../../db/free-number'
import { appeals, blackEntries, rulings } from '../../../db/schema/office/trust'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { isNoParty } from '../../money/ties/assert-no-party'
import { assertOwnEvidence } from './internal/evidence'
import { limitDaily } from './internal/limit'
import { presentAppeal } from './present'
import { isOwnAmong, reportsOfRuling } from './queries-parties'
import { appealUntil, hashAccount, newCode, reviewDue } from './rules'
import type { Ruling } from './types'

const A_DAY = 10

interface AppealInput {
  code: string
  content?: string
  statement: string
  evidence: string[]
}

/**
 * Appeals a ruling: by a member named in it, or, for a blacklist ruling, by anyone who knows the complete account
 * behind the mask; staff then check whether it is theirs. One appeal per ruling, not counting inadmissible ones.
 * Refuses NOT_FOUND, NOT_CONCERNED, APPEAL_LATE, APPEAL_USED, TOO_MANY, INVALID_INPUT.
 */
export async function createAppeal(ctx: UserCtx, input: AppealInput): Promise<OwnAppeal> {
  // also limits guesses of the account behind a mask
  await limitDaily(ctx, 'appeal', A_DAY, '今日申诉提交次数已达上限，请明天再试')
  const [ruling] = await ctx.db.select().from(rulings).where(eq(rulings.code, input.code))
  if (!ruling || (ruling.distId !== 0 && ruling.distId !== ctx.dist.distId)) throw refuse('NOT_FOUND', '处理公示不存在')
  await assertConcerned(ctx, ruling, input.content ?? '')
  const until = appealUntil(ruling)
  if (until && until <= ctx.now()) throw refuse('APPEAL_LATE')
  await assertOwnEvidence(ctx, input.evidence)
  return inTxOnce(ctx, async (tx, effects) => {
    const now = ctx.now()
    const sn = await freeNumber(tx, appeals.sn, () => newCode('S', now))
    const [row] = await tx
      .insert(appeals)
      .values({
        sn,
        rulingCode: ruling.code,
        distId: ctx.dist.distId,
        userId: ctx.user.userId,
        statement: input.statement,
        evidence: input.evidence,
        dueAt: reviewDue(now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('APPEAL_USED')
    await tx.update(rulings).set({ state: 'appealed' }).where(eq(rulings.code, ruling.code))
    effects.purge('rulings')
    return presentAppeal(row, ruling, ctx)
  })
}

async function assertConcerned(ctx: UserCtx, ruling: Ruling, content: string): Promise<void> {
  if (ruling.concernedIds.includes(ctx.user.userId)) return
  if (ruling.kind !== 'blacklist') throw refuse('NOT_CONCERNED')
  const entries = await ctx.db
    .select({ hash: blackEntries.valueHash })
    .from(blackEntries)
    .where(and(eq(blackEntries.rulingCode, ruling.code), isNull(blackEntries.liftedAt)))
  const hashes = entries.map(({ hash }) => hash)
  // the mobile or mailbox of an account is known without being typed
  const isOwner = await isOwnAmong(ctx, hashes)
  if (!content && !isOwner)
    throw refuse('NOT_CONCERNED', '请填写完整的被列入账号，用于核对本人身份', { field: 'content' })
  if (!isOwner && !hashes.includes(hashAccount(ctx.vault, content)))
    throw refuse('NOT_CONCERNED', '账号与处理结果不一致，只有本人可以申诉', { field: 'content' })
  // a reporter's second account would otherwise use up the appeal of the person concerned
  const reporters = (await reportsOfRuling(ctx.db, ruling.code)).map(({ reporterId }) => reporterId)
  if (!(await isNoParty(ctx.db, ctx.user.userId, reporters)))
    throw refuse('NOT_CONCERNED', '举报人不能对同一处理结果提出申诉')
}
