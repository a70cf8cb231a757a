import { isRuleAbout, type RuleSubject } from '@/lib/shared/trade/dispute-rules'
import type { Db, Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { findCitations } from './queries-citations'
import { citesAgreement } from './rules-clauses'

interface Cited {
  orderId: number
  rule: string
  /** What the order trades. */
  subject: RuleSubject
}

/**
 * Checks that a rule is about what the order trades, and that one that names a clause of the transfer agreement is one
 * of what both parties of this order have signed. Refuses INVALID_INPUT.
 */
export async function assertCitable(db: Db | Tx, { orderId, rule, subject }: Cited): Promise<void> {
  if (!isRuleAbout(rule, subject))
    throw refuse('INVALID_INPUT', '这条规则不适用于这类订单，请重新选择', { field: 'rule' })
  if (!citesAgreement(rule)) return
  const cited = (await findCitations(db, [orderId])).get(orderId)
  if (!cited) throw refuse('INVALID_INPUT', '双方没有签署转让协议，请引用其他规则', { field: 'rule' })
  if (!cited.clauses.some(({ name }) => name === rule))
    throw refuse('INVALID_INPUT', '双方签署的协议里没有这一条，请重新选择', { field: 'rule' })
}
