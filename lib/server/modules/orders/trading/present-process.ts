import type { OrderProcess, OrderStage } from '@/lib/contract/entities/order'
import { formatDateTime } from '@/lib/shared/time'
import { isCancelled, isOver } from '@/lib/shared/trade/order-status'
import { PLACED } from '@/lib/shared/trade/stages'
import type { Rules } from '../../core/tenancy/types'
import { fillIn } from './flow/rule-words'
import { MODES } from './modes/table'
import type { Order, Party } from './types'

interface EventRow {
  orderStatus: number
  explain: string
  createdAt: Date
}
interface ProcessParts {
  events: readonly EventRow[]
  rules: Rules
  /** The party that the texts address as 你; absent: both are named. */
  reader?: Party
}

/** Returns the stages of an order without problems, with which are done; none for one that was cancelled. */
export function presentStages(order: Order, rules: Rules): OrderStage[] {
  if (isCancelled(order.status)) return []
  const names = [PLACED, ...MODES[order.mode].words.stages(order, rules)]
  return names.map((name, i) => ({ name, done: i <= order.status }))
}

/** Returns past timeline entries, followed by the expected ones of an order without problems. */
export function presentProcess(order: Order, { events, rules, reader }: ProcessParts): OrderProcess[] {
  const { words } = MODES[order.mode]
  const address = reader ? addressing(words.parties[reader]) : (text: string) => text
  const done = events.map((e) => ({
    createTime: formatDateTime(e.createdAt),
    orderStatus: e.orderStatus,
    explain: address(e.explain),
    done: true,
  }))
  const ahead = isOver(order.status) ? [] : words.ahead(order, rules)
  return [
    ...done,
    ...ahead.map(([orderStatus, text]) => ({
      createTime: '',
      orderStatus,
      explain: address(fillIn(text, rules)),
      done: false,
    })),
  ]
}

/** Replaces the name of a party by 你, except where it means another one: 改派其他币商, 等待指定的打手接单. */
const addressing = (party: string) => {
  const named = new RegExp(`(?<!其他|指定的|最优的)${party}`, 'g')
  const owned = new RegExp(`${party}(?=余额)`, 'g')
  return (text: string) => text.replace(owned, '你的').replace(named, '你')
}
