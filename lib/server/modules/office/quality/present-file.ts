import { writeCsv } from '@/lib/shared/text/csv'
import { timeOrNull } from '@/lib/shared/time'
import { modeName } from '@/lib/shared/trade/trade-modes'
import type { Conversation } from '../../orders/trading/staff/queries-supervised'

export interface ConversationFacts {
  agent: string
  siteName: string
  firstSeconds: number | null
  answers: number
  breaches: number
  moves: number
  score: number | undefined
}

const HEAD = [
  ...['订单号', '客服', '站点', '类型', '付款时间'],
  ...['首次回复（秒）', '回复数', '超时次数', '改派次数', '质检得分'],
]

/** One row per conversation, without what was said. */
export const presentConversationsFile = (
  list: readonly { conversation: Conversation; facts: ConversationFacts }[],
  more: boolean,
) => ({
  rows: list.length,
  more,
  csv: writeCsv([
    HEAD,
    ...list.map(({ conversation: { orderSn, mode, paidAt }, facts }) => [
      ...[orderSn, facts.agent, facts.siteName, modeName(mode), timeOrNull(paidAt) ?? ''],
      ...[facts.firstSeconds ?? '', facts.answers, facts.breaches, facts.moves, facts.score ?? ''].map(String),
    ]),
  ]),
})
