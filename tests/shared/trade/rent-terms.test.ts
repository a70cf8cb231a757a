import { expect, test } from 'vitest'
import { fen } from '@/lib/shared/money/money'
import { perHour, readRentChoice } from '@/lib/shared/trade/rent-terms'

const PRICES = { hour: fen(250), night: fen(1250), day: fen(2000), week: fen(9000), deposit: fen(5000) }

test('a rental selection stays within its limits: at least two hours', () => {
  expect(readRentChoice(undefined, undefined)).toEqual({ unit: 'hour', num: 2 })
  expect(readRentChoice('hour', '1')).toEqual({ unit: 'hour', num: 2 })
  expect(readRentChoice('hour', '１２')).toEqual({ unit: 'hour', num: 12 })
  expect(readRentChoice('week', '999')).toEqual({ unit: 'week', num: 8 })
  expect(readRentChoice('day', '<script>')).toEqual({ unit: 'day', num: 1 })
  expect(readRentChoice(['night'], '3')).toEqual({ unit: 'hour', num: 3 })
})

test('the price per hour of a longer term is rounded up', () => {
  expect([perHour(PRICES, 'night'), perHour(PRICES, 'day'), perHour(PRICES, 'week')]).toEqual([125n, 84n, 54n])
})
