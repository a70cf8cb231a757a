import { expect, test } from 'vitest'
import { netPrice, quoteOrder } from '@/components/pay/order-quote'

const tier = { fee: '12.59' }

test('without cover the total is the goods alone', () => {
  expect(quoteOrder('125.90', 2, undefined)).toEqual({
    goods: '251.80',
    ensure: '0.00',
    discount: '0.00',
    total: '251.80',
  })
})

test('the cover fee is a share of the whole amount, rounded down once', () => {
  expect(quoteOrder('0.19', 10, { fee: '0.01' }, '10%')).toEqual({
    goods: '1.90',
    ensure: '0.19',
    discount: '0.00',
    total: '2.09',
  })
  expect(quoteOrder('125.90', 1, tier, '10%').total).toBe('138.49')
})

test('an unknown share multiplies the fee of one unit', () => {
  expect(quoteOrder('125.90', 2, tier).ensure).toBe('25.18')
})

test('a coupon lowers the goods and leaves the cover as it is', () => {
  expect(quoteOrder('125.90', 1, tier, '10%', { amount: '5.00' })).toEqual({
    goods: '125.90',
    ensure: '12.59',
    discount: '5.00',
    total: '133.49',
  })
})

test('what a seller receives', () => {
  expect(netPrice('1288.50', '6%')).toBe('1211.19')
  expect(netPrice('10', '4.5%')).toBe('9.55')
  expect(netPrice('abc', '6%')).toBe('')
})
