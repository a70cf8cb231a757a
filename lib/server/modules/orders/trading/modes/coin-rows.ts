import { moneyText, readFen } from '@/lib/shared/money/money'
import { COIN_WAYS, coinsText, ratioText } from '@/lib/shared/trade/coin-terms'
import { dueText } from '../flow/clock'
import { coinOf } from '../flow/coin-state'
import type { ModeWords } from '../flow/mode'
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
