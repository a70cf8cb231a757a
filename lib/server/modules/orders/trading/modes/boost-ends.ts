import { countRuled, countWork, settleRuled } from '../flow/boost-effects'
import { settleWork } from '../flow/boost-shares'
import { closeChat } from '../flow/chat-effects'
import type { Effect, Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import type { Place } from '../types'
import { workDecision } from './decision-words'

/** Effects at the end of a work; null: it counts neither for nor against the worker. */
export const workEnds = (explain: string, outcome: 'done' | 'broken' | null): readonly Effect[] => [
  ...(outcome ? [countWork(outcome)] : []),
  sendOrderMessage(outcome === 'done' ? 'confirm_goods' : 'status', `${explain}，款项和保证金已结算。`),
  closeChat,
  ...settleWork,
]

/** Staff decide what each side gets. */
export const ruledFrom = (from: Place): Step => ({
  from,
  action: 'rule',
  by: ['service'],
  to: '3 RELEASED',
  says: ({ order }) => workDecision(order),
  first: [settleRuled],
  does: [countRuled, sendOrderMessage('status', ({ order }) => `${workDecision(order)}。`), closeChat, ...settleWork],
})
