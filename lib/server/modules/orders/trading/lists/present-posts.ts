import type { WorkPost } from '@/lib/contract/entities/booster'
import { fenToYuan, readFen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { goalOf } from '@/lib/shared/trade/boost-terms'
import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { boostOf } from '../flow/boost-state'
import type { Order } from '../types'

/** Returns a posted work as shown to the public: without customer and account. */
export function presentPost(order: Order): WorkPost {
  const work = boostOf(order)
  const { note, hours, safety, efficiency, level, priority = false, startsAt } = work
  const { gameName, areaName, bigTitle, facts } = order.snapshot
  return {
    orderSn: order.sn,
    kind: order.mode as WorkMode,
    gameId: order.gameId,
    gameName,
    areaName,
    title: bigTitle,
    ...goalOf(work),
    note: [...Object.values(facts), note].filter(Boolean).join('；'),
    hours,
    num: order.goodsNum,
    price: fenToYuan(order.goodsFen),
    income: fenToYuan(order.goodsFen - order.feeFen),
    safety: fenToYuan(readFen(safety)),
    efficiency: fenToYuan(readFen(efficiency)),
    level,
    isFirst: priority,
    startTime: startsAt ? formatDateTime(new Date(startsAt)) : null,
    postTime: formatDateTime(order.enteredAt),
  }
}
