import { and, eq } from 'drizzle-orm'
import { type Fen, ZERO } from '@/lib/shared/money'
import { claims } from '../../db/schema/claims'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { loadRuleBook } from '../tenancy/load-rule-book'
import { decide } from './internal/decide'
import { lockCase } from './internal/lock-case'

export interface DecisionInput {
  claimSn: string
  isGranted: boolean
  facts: string
  rule: string
  topUps?: Fen
}

/** Staff grant or reject a claim of their site, with reasons. Refuses NOT_FOUND, CLAIM_STATE, FORBIDDEN, INVALID_INPUT. */
export async function decideClaim(ctx: UserCtx, { claimSn, topUps = ZERO, ...given }: DecisionInput): Promise<void> {
  const [found] = await ctx.db
    .select()
    .from(claims)
    .where(and(eq(claims.sn, claimSn), eq(claims.distId, ctx.dist.distId)))
  if (!found) throw refuse('NOT_FOUND', '没有这笔理赔')
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const run = { tx, effects, vault: ctx.vault, rulesOf, at: ctx.now(), ...(await lockCase(tx, found)) }
    await decide(run, { ...given, topUps, staffId: ctx.user.userId, secondId: null })
    return null
  })
}
