import { expect, test } from 'vitest'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { orderFace } from '@/components/orders/order/order-text'
import { drawArt } from '@/lib/art/draw-art'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { WORK, WORK_PREFIX } from '@/lib/shared/goods/goods-types'
import { goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { orderOf, rentalOf } from '../../support/sample-orders'

test('an item has the same cover picture in lists, orders and rentals, regardless of the hourly price', () => {
  const order = orderOf()
  const goods = {
    goodsSn: order.goodsSn,
    gameId: order.gameId,
    bigTitle: order.bigTitle,
    smallTitleName: order.smallTitleName,
    price: order.listPrice,
  } as GoodsRow
  for (const width of [44, 120, 276]) {
    expect(goodsCoverUrl(orderFace(order), width)).toBe(goodsCoverUrl(faceOf(goods), width))
    const let_ = rentalOf({ bigTitle: order.bigTitle })
    expect(let_.unitPrice).not.toBe(let_.listPrice)
    expect(goodsCoverUrl(orderFace(let_), width)).toBe(goodsCoverUrl(faceOf(goods), width))
  }
})

test('an order without an item shows a picture of its kind: coins, an off-site account, or boosting', () => {
  const shown = (orderTypeId: number) => {
    const drawn = drawArt(goodsCoverUrl(orderFace(orderOf({ goodsSn: '', orderTypeId })))) ?? ''
    const same = (prefix: string) =>
      drawn ===
      drawArt(goodsCoverUrl({ ...orderFace(orderOf({ orderTypeId })), goodsSn: `${prefix}${orderOf().orderSn}` }))
    return ['ZH', 'DJ', 'YB', WORK_PREFIX].filter(same)
  }
  expect(shown(22)).toEqual(['YB'])
  expect(shown(1)).toEqual(['ZH'])
  expect(shown(WORK)).toEqual([WORK_PREFIX])
  expect(drawArt('/media/art/4/goods/107/DL1-3.svg')).not.toBe(drawArt('/media/art/4/goods/107/DJ1-3.svg'))
})
