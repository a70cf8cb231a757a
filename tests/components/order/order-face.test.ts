import { expect, test } from 'vitest'
import { faceOf } from '@/components/goods/goods-faces'
import { orderFace } from '@/components/order/order-text'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { goodsCoverUrl } from '@/lib/shared/art/goods-cover-url'
import { orderOf, rentalOf } from '../support/sample-orders'

test('an item has the same face in lists, on slips and in rentals, whatever an hour of it costs', () => {
  const order = orderOf()
  const goods = {
    ...{ goodsSn: order.goodsSn, gameId: order.gameId, bigTitle: order.bigTitle },
    ...{ smallTitleName: order.smallTitleName, price: order.listPrice },
  } as GoodsRow
  for (const width of [44, 120, 276]) {
    expect(goodsCoverUrl(orderFace(order), width)).toBe(goodsCoverUrl(faceOf(goods), width))
    const let_ = rentalOf({ bigTitle: order.bigTitle })
    expect(let_.unitPrice).not.toBe(let_.listPrice)
    expect(goodsCoverUrl(orderFace(let_), width)).toBe(goodsCoverUrl(faceOf(goods), width))
  }
})
