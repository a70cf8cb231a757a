import { expect, it } from 'vitest'
import { lotteryFields, oddsTable, prizesOf, restOf } from '@/components/office/campaigns/lottery-form'
import type { Lottery } from '@/components/office/parts/content-rows'

const coupon = (odds: string) => ({ name: '券', odds, amount: '5.00', min: '100.00', quantity: 3, validDays: 15 })
const nothing = { name: '谢谢参与', isNothing: true }

it('the empty prize gets the remaining odds, to the millionth', () => {
  const prizes = [coupon('0.0001'), coupon('33.3333'), nothing]
  expect(restOf(prizes)).toBe(666_666)
  expect(prizesOf(prizes).map(({ odds }) => odds)).toEqual([1, 333_333, 666_666])
  expect(prizesOf(prizes).reduce((sum, { odds }) => sum + odds, 0)).toBe(1_000_000)
  expect(restOf([coupon('60'), coupon('40.0001'), nothing])).toBe(-1)
})

it('a new lottery has eight prizes, one of them empty; a stored one is loaded unchanged', () => {
  const { prizes = [] } = lotteryFields(null)
  expect(prizes).toHaveLength(8)
  expect(prizes.filter(({ isNothing }) => isNothing)).toHaveLength(1)
  const prize = { prizeId: 1, name: '一等奖', remaining: 1, oddsNow: 0, goodsTypes: [1], quantity: 2, validDays: 15 }
  const stored = {
    lotteryId: 1,
    title: '抽奖',
    intro: '',
    rules: ['一', '二'],
    state: 'soon',
    freePerDay: 1,
    maxPerDay: 5,
    minOrder: '100.00',
    startTime: '2026-12-01 10:00:00',
    endTime: '2026-12-02 10:00:00',
    draws: 0,
    prizes: [
      { ...prize, kind: 'coupon', amount: '5.00', minAmount: '100.00', odds: 20 },
      { ...prize, kind: 'nothing', amount: null, minAmount: null, odds: 999_980 },
    ],
  } as Lottery
  const fields = lotteryFields(stored)
  expect(fields.rules).toBe('一\n二')
  expect(prizesOf(fields.prizes ?? [])).toEqual([
    {
      name: '一等奖',
      odds: 20,
      coupon: { amount: '5.00', min: '100.00', quantity: 2, validDays: 15, goodsTypes: [1] },
    },
    { name: '一等奖', odds: 999_980 },
  ])
})

it('the running sum ends at 100 % with the empty prize, and says when the others exceed it', () => {
  expect(oddsTable([coupon('0.5'), coupon('12.25'), nothing])).toEqual({
    rows: [
      { place: 1, name: '券', odds: '0.5%', sum: '0.5%' },
      { place: 2, name: '券', odds: '12.25%', sum: '12.75%' },
      { place: 3, name: '谢谢参与', odds: '87.25%', sum: '100%' },
    ],
    isOver: false,
  })
  expect(oddsTable([coupon('60'), coupon('50'), nothing])).toMatchObject({
    isOver: true,
    rows: [{}, {}, { sum: '110%' }],
  })
})
