import { fen } from '@/lib/shared/money'
import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { grantChance } from '../../campaign/grant-chance'
import { loadListed } from '../../catalog/queries-detail'
import type { Rules } from '../../tenancy/types'
import { recordSale } from '../../valuation/record-sale'
import type { Actor, Order } from '../types'
import { moveOrder } from './move-order'
import { tellParties } from './tell-parties'

/** By the buyer, or by the clock when the buyer says nothing. */
export async function enterComplete(
  tx: Tx,
  effects: Effects,
  order: Order,
  { actor, at, rules }: { actor: Actor; at: Date; rules: Rules },
): Promise<void> {
  const byClock = actor === 'system'
  const explain = byClock ? '超时未确认，系统自动确认收货' : '买家已确认收货'
  const complete = await moveOrder(tx, order, {
    action: byClock ? 'autoConfirm' : 'confirm',
    actor,
    explain,
    at,
    rules,
    set: { completedAt: at },
  })
  const goods = fen(order.unitPriceFen * BigInt(order.goodsNum))
  await grantChance(tx, { orderSn: order.sn, buyerId: order.buyerId, distId: order.distId, goods, at })
  await recordSale(tx, {
    ...(await loadListed(tx, order.goodsSn)),
    goodsSn: order.goodsSn,
    gameId: order.gameId,
    goodsTypeId: order.goodsTypeId,
    priceFen: order.unitPriceFen,
    soldAt: at,
  })
  await tellParties(tx, effects, complete, {
    type: 'confirm_goods',
    content: `${explain}，交易成功。货款将在保障期结束后结算给卖家。`,
    at,
  })
}
