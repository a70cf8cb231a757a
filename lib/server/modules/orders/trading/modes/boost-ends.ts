import { countRuled, countWork, settleRuled } from '../flow/boost-effects'
import { settleWork } from '../flow/boost-shares'
import { closeChat } from '../flow/chat-effects'
import type { Effect, Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import type { Place } from '../types'

/** Effects at the end of a work; null: it counts neither for nor against the worker. */
export const workEnds = (explain: string, outcome: 'done' | 'broken' | null): readonly Effect[] => [
  ...(outcome ? [countWork(outcome)] : []),
  sendOrderMessage(outcome === 'done' ? 'confirm_goods' : 'status', `${explain}，款项和保证金已完成。`),
  closeChat,
  ...settleWork,
]

/** Staff decide what each side gets. */
export const ruledFrom = (from: Place): Step => ({
  from,
  action: 'rule',
  by: ['service'],
  to: '3 RELEASED',
  says: '客服已处理，按处理结果结算',
  first: [settleRuled],
  does: [countRuled, ...workEnds('客服已处理', null)],
})
