import { isCancelled } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../../core/tenancy/types'
import { CLAIMED, DISPUTED, FROZEN } from '../modes/common'
import { decidedWords } from '../modes/decision-words'
import { placeOf } from '../rules'
import type { Order, Party } from '../types'
import type { Mode, Words } from './mode'
import { fillIn } from './rule-words'

const UNKNOWN: Words = { tone: 'muted', title: '订单已取消', text: '订单已结束，已付款项原路退回。' }

/**
 * Returns the text for a party about the current place of an order, and why it ended; `rules` are those in force for
 * the order.
 */
export function wordsOf(mode: Mode, order: Order, reader: Party, on: { rules: Rules; now: Date }): Words {
  const { turnOf, turns } = mode.words
  const words = order.frozenAt
    ? stoppedWords(mode, order, reader)
    : (turnOf?.(order, reader, on) ?? turns[placeOf(order)]?.[reader] ?? UNKNOWN)
  const why = isCancelled(order.status) && order.cancelReason ? `${order.cancelReason}。` : ''
  return { ...words, text: why + fillIn(words.text, on.rules) }
}

function stoppedWords({ words: { claimed, stopped } }: Mode, order: Order, reader: Party): Words {
  if (order.disputeId !== null) return decidedWords(order, reader) ?? DISPUTED
  if (order.claimId !== null) return (claimed ?? CLAIMED)[reader]
  return stopped?.(order, reader) ?? FROZEN
}
