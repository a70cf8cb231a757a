import { expect, test } from 'vitest'
import { virtualWordsOf, wordsOf } from '@/components/listings/goods/type-words'
import { DEFAULTS_BY_MODE } from '@/lib/server/modules/core/tenancy/rules-default'
import { canEnsure, goodsNumber } from '@/lib/server/modules/listings/catalog/rules'
import { detailPath, GOODS_TYPES, goodsType, goodsTypesOf, typeOfSn } from '@/lib/shared/goods/goods-types'
import { receiverOf } from '@/lib/shared/goods/receivers'

const IDS = [1, 27, 22, 2, 46, 3, 99]

test('every goods type has one detail page, and an unknown type the common one', () => {
  expect(IDS.map((type) => detailPath(type, 'X1'))).toEqual([
    '/detail/X1',
    '/detail/X1',
    '/JDetail/X1',
    '/JDetail/X1',
    '/detail/X1',
    '/detail/X1',
    '/detail/X1',
  ])
  expect(IDS.map((type) => goodsType(type).name)).toEqual([
    '账号',
    '道具',
    '游戏币',
    '游戏币',
    '兑换码',
    '代充',
    '商品',
  ])
})

test('a receiver is required only where something is delivered to one', () => {
  expect(IDS.map((type) => receiverOf(type)?.label)).toEqual([
    undefined,
    '收货角色名',
    '收货角色名',
    '收货角色名',
    undefined,
    '充值账号',
    '收货角色名',
  ])
})

test('only accounts are unique, delivered as credentials and held for a week', () => {
  const accounts = (is: (id: number) => boolean) => IDS.filter(is)
  expect(accounts((id) => goodsType(id).isUnique)).toEqual([1])
  expect(accounts((id) => goodsType(id).delivery === 'credentials')).toEqual([1])
  expect(accounts((id) => DEFAULTS_BY_MODE[goodsType(id).mode]?.holdHours === 168)).toEqual([1])
})

test('cover of currency, codes and top-ups requires the seller’s consent', () => {
  const offered = (ensureOpen: boolean) =>
    IDS.filter((goodsTypeId) => canEnsure({ isOfficialSell: false, securitService: '', ensureOpen, goodsTypeId }))
  expect(offered(false)).toEqual([1, 27, 99])
  expect(offered(true)).toEqual(IDS)
})

test('a goods number reveals its type; both currency types share one', () => {
  for (const { id, mode } of GOODS_TYPES)
    expect(typeOfSn(goodsNumber(id, 'WZ', 1_070_931).toLowerCase())?.mode).toBe(mode)
  expect(typeOfSn('SPWZ1070931')).toBeUndefined()
})

test('goods types of a game are in page order, unknown ones last', () => {
  const json = JSON.stringify({ 3: '代充', 46: '点卡', 1: '账号', 99: '新品', 22: '游戏币' })
  expect(goodsTypesOf(json).map(({ name }) => name)).toEqual(['账号', '游戏币', '点卡', '代充', '新品'])
  expect(() => goodsTypesOf('oops')).toThrow()
})

test('staff accompany only the delivery of accounts', () => {
  const handling = { isVerified: true, isAutomatic: false }
  expect(IDS.filter((id) => wordsOf(id, handling).handOver.startsWith('客服'))).toEqual([1])
  expect(new Set(IDS.map((id) => wordsOf(id, handling).rules.join()))).toHaveProperty('size', 4)
})

test('rules, steps and questions of a code all say who delivers it, the seller or the system', () => {
  const textsOf = (isAutomatic: boolean) => {
    const { rules, handOver } = wordsOf(46, { isVerified: false, isAutomatic })
    const { ways, questions } = virtualWordsOf(46, { start: '24 小时', isAutomatic })
    return [rules[0], handOver, ways[0]?.join(), questions[0]?.join()]
  }
  expect(textsOf(true).every((text) => /自动|付款后/.test(text ?? '') && !/卖家/.test(text ?? ''))).toBe(true)
  expect(textsOf(false).every((text) => /卖家/.test(text ?? '') && !/自动|付款后/.test(text ?? ''))).toBe(true)
})
