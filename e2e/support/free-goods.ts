import { Visitor } from '../../tests/support/visitor'
import { BUYER, SELLER } from './people'

/**
 * What the demo buyer has orders of: an item that he let go is refused to him for a while, and the unpaid orders of the demo data
 * run out a quarter of an hour after it was made.
 */
export async function orderedGoods(origin: string): Promise<Set<string>> {
  const buyer = await new Visitor(origin).logIn(BUYER)
  const { orderList } = await buyer.do('GET /order/queryOrderList', { belong: '2', pageSize: '60' })
  return new Set(orderList.map(({ goodsSn }) => goodsSn))
}

/** Goods of the demo seller that the demo buyer may order now, and that are not to be bargained for. */
export async function freeGoods(origin: string, goodsTypeId = '1') {
  const seller = await new Visitor(origin).logIn(SELLER)
  const { list } = await seller.do('GET /goods/selfPublishGoodsList', { status: '1', goodsTypeId, pageSize: '60' })
  const ordered = await orderedGoods(origin)
  return list.filter(({ goodsSn, stock, bargain }) => stock > 0 && !bargain && !ordered.has(goodsSn))
}
