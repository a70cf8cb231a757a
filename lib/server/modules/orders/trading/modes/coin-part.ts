import { moneyText, readFen } from '@/lib/shared/money/money'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import { coinOf } from '../flow/coin-state'
import type { Words } from '../flow/mode'
import type { Order } from '../types'
import { amountOf } from './coin-buttons'

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
