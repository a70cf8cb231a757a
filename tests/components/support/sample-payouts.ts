import type { WithdrawalTerms } from '@/lib/contract/entities/payout'

/** The default platform rules. */
export const PAYOUT_RULES: WithdrawalTerms['rules'] = {
  isOpen: true,
  feeBp: 100,
  leastFee: '1.00',
  least: '10.00',
  most: '50000.00',
  reviewFrom: '5000.00',
  faceAbove: '20000.00',
  mostADay: 10,
  lockHours: 24,
  freshHours: 24,
  firstHour: 9,
}
