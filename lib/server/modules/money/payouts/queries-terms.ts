import { fen } from '@/lib/shared/money/money'
import type { Services, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findSellerFacts } from './queries-level'
import { levelOf } from './rules-level'
import type { PayoutTerms, SellerFacts } from './types'

/** Returns terms from the rule book; call it before a transaction, not inside. */
export async function loadPayoutTerms(services: Pick<Services, 'db' | 'now' | 'realName'>): Promise<PayoutTerms> {
  const rules = await loadRules(services)
  return {
    isOpen: rules.payoutOpen,
    mostADay: rules.payoutsADay,
    mostPayees: rules.mostPayees,
    feeBp: rules.payoutFeeBp,
    leastFee: fen(rules.payoutLeastFeeFen),
    least: fen(rules.payoutLeastFen),
    most: fen(rules.payoutMostFen),
    faceAbove: fen(services.realName.face ? rules.faceWithdrawFen : 0),
    reviewFrom: fen(rules.payoutReviewFen),
    lockHours: rules.payoutLockHours,
    freshHours: rules.payoutFreshHours,
    firstHour: rules.payoutFirstHour,
    levels: {
      cleanDays: rules.sellerCleanDays,
      upper: [
        { name: '优质卖家', from: fen(rules.sellerGoodFen), feeBp: Math.min(rules.payoutGoodFeeBp, rules.payoutFeeBp) },
        { name: '金牌卖家', from: fen(rules.sellerTopFen), feeBp: Math.min(rules.payoutTopFeeBp, rules.payoutFeeBp) },
      ],
    },
  }
}

/** The terms of a member: with the fee of his level as a seller. */
export async function loadMemberTerms(ctx: UserCtx): Promise<{ terms: PayoutTerms; facts: SellerFacts }> {
  const terms = await loadPayoutTerms(ctx)
  const facts = await findSellerFacts(ctx.db, { userId: ctx.user.userId, terms: terms.levels, at: ctx.now() })
  const level = levelOf(facts, terms.levels)
  return { terms: level ? Object.assign({}, terms, { feeBp: level.feeBp }) : terms, facts }
}

/** The same, for a withdrawal now. Refuses PAUSED. */
export async function openMemberTerms(ctx: UserCtx): Promise<PayoutTerms> {
  const { terms } = await loadMemberTerms(ctx)
  assertOpen(terms)
  return terms
}

/** Terms for a payout of a distributor now. Refuses PAUSED. */
export async function openTerms(services: Pick<Services, 'db' | 'now' | 'realName'>): Promise<PayoutTerms> {
  const terms = await loadPayoutTerms(services)
  assertOpen(terms)
  return terms
}

function assertOpen({ isOpen }: PayoutTerms): void {
  if (!isOpen) throw refuse('PAUSED', '提现暂停服务，余额不受影响，恢复后可以提现')
}
