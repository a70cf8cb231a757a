import { fen } from '@/lib/shared/money/money'
import type { Services } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import type { PayoutTerms } from './types'

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
  }
}

/** The same, for a withdrawal now. Refuses PAUSED. */
export async function openTerms(services: Pick<Services, 'db' | 'now' | 'realName'>): Promise<PayoutTerms> {
  const terms = await loadPayoutTerms(services)
  if (!terms.isOpen) throw refuse('PAUSED', '提现暂停服务，余额不受影响，恢复后可以提现')
  return terms
}
