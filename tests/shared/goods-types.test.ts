import { expect, test } from 'vitest'
import { detailPath, goodsTypesOf, orderTypeName, receiverLabel, receiverOf } from '@/lib/shared/order-status'

test('every goods type has one page', () => {
  const pages = [1, 27, 22, 2, 46, 3, 99].map((type) => detailPath(type, 'X1'))
  expect(pages).toEqual([
    '/detail/X1',
    '/detail/X1',
    '/JDetail/X1',
    '/JDetail/X1',
    '/detailVirtual/X1',
    '/detailVirtual/X1',
    '/detail/X1',
  ])
})

test('a receiver is asked for only where something is delivered to one', () => {
  expect([1, 46].map(receiverOf)).toEqual([null, null])
  expect([27, 22, 3].map((type) => receiverOf(type)?.label)).toEqual(['收货角色名', '收货角色名', '充值账号'])
  expect([receiverLabel(3), receiverLabel(22)]).toEqual(['充值账号', '收货角色'])
  expect([46, 3, 99].map(orderTypeName)).toEqual(['兑换码', '代充', '商品'])
})

test('types of a game stand in the order of the pages, unknown ones last', () => {
  const json = JSON.stringify({ 3: '代充', 46: '点卡', 1: '账号', 99: '新品', 22: '游戏币' })
  expect(goodsTypesOf(json).map(({ name }) => name)).toEqual(['账号', '游戏币', '点卡', '代充', '新品'])
  expect(() => goodsTypesOf('oops')).toThrow()
})
