import { moneyText, readFen } from '@/lib/shared/money/money'
import { COIN_WAYS, coinsText, ratioText } from '@/lib/shared/trade/coin-terms'
import { dueText } from '../flow/clock'
import { coinOf } from '../flow/coin-state'
import type { ModeWords, Words } from '../flow/mode'
import type { Order } from '../types'
import { amountOf } from './coin-buttons'

/** Returns facts of a currency order by amount. */
export const coinRows: NonNullable<ModeWords['rows']> = (order, _rules, now) => {
  const { receiver, ratio, coinName, way, delivered, deliverBy, penalty } = coinOf(order)
  const isDue = order.subStatus === 'DELIVERING' && deliverBy
  return [
    ['收货区服', [receiver.area, receiver.server].filter(Boolean).join(' / ')],
    ['数量', amountOf(order)],
    ['比例', `1 元 = ${coinsText(Number(ratioText(BigInt(ratio))))}${coinName}`],
    ['发货方式', COIN_WAYS[way]],
    ['发货截止', isDue ? dueText(new Date(deliverBy), now) : ''],
    ['实际发货', delivered ? `${coinsText(Number(delivered))}${coinName}` : ''],
    ['币商违约赔付', readFen(penalty) === 0n ? '' : moneyText(readFen(penalty))],
  ]
}

/**
 * While a delivery of less than was ordered is inspected: the text of its place, after how much was delivered and what
 * became of the rest of the price. `back` is where that went. undefined: everything was delivered.
 */
export function partTurn(order: Order, words: Words, back: string): Words | undefined {
  const { delivered, amount, coinName, back: rest } = coinOf(order)
  if (order.subStatus !== 'INSPECTION' || !delivered || delivered === amount) return undefined
  const part = `实发 ${coinsText(Number(delivered))}${coinName} / 共 ${amountOf(order)}`
  return { ...words, text: `${part}，差额 ${moneyText(readFen(rest))} ${back}。${words.text}` }
}
