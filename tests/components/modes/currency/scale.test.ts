import { describe, expect, it, test } from 'vitest'
import { mallHref, readMallQuery } from '@/components/modes/currency/mall-query'
import { compareOffer, perWanText, verdict, worth } from '@/components/modes/currency/scale'
import { amountText, scaleText } from '@/lib/shared/goods/coin-text'

describe('currency amounts', () => {
  it('currency amounts are formatted in 万 and 亿', () => {
    expect([900, 10_000, 1_500_000, 50_000_000, 150_000_000].map(amountText)).toEqual([
      '900',
      '1万',
      '150万',
      '5000万',
      '1.5亿',
    ])
    expect([0.5, 9_999, 154_000, 176_470.59, 2e8].map(scaleText)).toEqual([
      '0.50',
      '9999.00',
      '15.40万',
      '17.65万',
      '2.00亿',
    ])
    expect([perWanText(20_000), perWanText(176_470.59)]).toEqual(['¥0.50', '¥0.0567'])
  })

  it('the value of a currency amount is rounded down to whole fen, and empty for invalid input', () => {
    expect(worth('500', 176_470.59)).toBe('28.33')
    expect(worth('17', 20_000)).toBe('8.50')
    expect(worth('999999999', 0.01)).toBe('999999999000000.00')
    for (const wrong of ['', '0', '1.5', '-3', '1e4', '99999999999']) expect(worth(wrong, 20_000)).toBe('')
    expect(worth('5', 0)).toBe('')
  })

  it('a currency offer is compared with the median by price', () => {
    const offer = (amount: string) => compareOffer(amount, '100', 20_000) ?? { scale: 0, overMedian: 0 }
    expect(offer('100')).toEqual({ scale: 10_000, overMedian: -50 })
    expect(verdict({ scale: 10_000, overMedian: -50 }, 20_000)).toBe('单价比中位数高 100%')
    expect(verdict(offer('400'), 20_000)).toBe('单价比中位数低 50%')
    expect(verdict(offer('200'), 20_000)).toBe('与中位数相当')
    expect(compareOffer('200', '0', 20_000)).toBeUndefined()
    expect(compareOffer('x', '1', 20_000)).toBeUndefined()
  })
})

test('each currency list choice has one URL, and invalid parameters are ignored', () => {
  expect(readMallQuery({ gt: '22', gid: '131', quickCoinType: '1', areaId: '7', page: '2' })).toEqual({
    gt: '22',
    gid: '131',
    quickCoinType: '1',
    areaId: '7',
    serverId: undefined,
    sort: 'ratio',
    page: 2,
  })
  expect(readMallQuery({ gid: '<x>', areaId: '7', quickCoinType: '9', page: '-1' })).toMatchObject({
    gid: undefined,
    areaId: undefined,
    quickCoinType: '1',
    page: 1,
  })
  const now = readMallQuery({ gid: '131', areaId: '7', serverId: '71', page: '3' })
  expect(mallHref(now, { page: 4 })).toBe('/wares/hotShoppingMall?gid=131&areaId=7&serverId=71&page=4')
  expect(mallHref(now, { gid: '107' })).toBe('/wares/hotShoppingMall?gid=107')
  expect(mallHref(now, { areaId: undefined })).toBe('/wares/hotShoppingMall?gid=131')
  expect(mallHref(readMallQuery({ gt: '22' }))).toBe('/wares/hotShoppingMall?gt=22')
  expect(mallHref(readMallQuery({ gt: '1' }))).toBe('/wares/hotShoppingMall')
  expect(mallHref(readMallQuery({}))).toBe('/wares/hotShoppingMall')
  const merchants = readMallQuery({ quickCoinType: '2', sort: 'speed' })
  expect(mallHref(merchants)).toBe('/wares/hotShoppingMall?quickCoinType=2&sort=speed')
  expect(mallHref(merchants, { quickCoinType: '1' })).toBe('/wares/hotShoppingMall')
  expect(readMallQuery({ sort: 'price' }).sort).toBe('ratio')
})

test('an amount of currency is kept in the address with its unit, until another game is chosen', () => {
  const query = readMallQuery({ gid: '131', amount: '1,500.5' })
  expect(query.amount).toBe(15_005_000)
  expect(mallHref(query, { page: 2 })).toBe('/wares/hotShoppingMall?gid=131&amount=1500.5&page=2')
  expect(mallHref(query, { areaId: '7' })).toBe('/wares/hotShoppingMall?gid=131&areaId=7&amount=1500.5')
  expect(mallHref(query, { gid: '107' })).toBe('/wares/hotShoppingMall?gid=107')
  const single = readMallQuery({ gid: '131', amount: '800', unit: '1' })
  expect(mallHref(single)).toBe('/wares/hotShoppingMall?gid=131&amount=800&unit=1')
  expect(readMallQuery({ gid: '131', amount: '0' })).toMatchObject({ amount: undefined, isAmountRefused: true })
  expect(readMallQuery({ amount: '500' }).amount).toBeUndefined()
})
