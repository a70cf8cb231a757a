import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf, quoteDelivery, quotePart, quoteSale, quoteSplit } from '@/lib/shared/goods/quote'
import { quoteRent, type RentPrices, type RentUnit } from '@/lib/shared/goods/quote-rent'
import { couponValue } from '@/lib/shared/money/coupon'
import { fen, yuanToFen } from '@/lib/shared/money/money'

const price = fc.bigInt(1n, 999_999_999_999n).map(fen)
const num = fc.integer({ min: 1, max: 999_999_999 })
const bp = fc.integer({ min: 0, max: 10_000 })
const sale = fc.record({ unit: price, num, tier: fc.option(fc.record({ bp })), feeBp: bp })

test('calculates sale amounts for examples in yuan', () => {
  const unit = yuanToFen('125.90')
  expect(quoteSale({ unit, num: 2, tier: null, feeBp: 600 })).toEqual({
    goods: 25_180n,
    ensure: 0n,
    total: 25_180n,
    fee: 1510n,
  })
  expect(quoteSale({ unit, num: 1, tier: { bp: 1000 } })).toMatchObject({ ensure: 1259n, total: 13_849n, fee: 0n })
  expect(quoteSale({ unit: fen(99), num: 3, tier: { bp: 1500 } })).toMatchObject({ ensure: 44n, total: 341n })
  const prices = { hour: fen(250), night: fen(1250), day: fen(2000), week: fen(9000), deposit: fen(5000) }
  expect(quoteRent({ prices, unit: 'hour', num: 3 })).toEqual({ rent: 750n, deposit: 5000n, total: 5750n })
  expect(quoteRent({ prices, unit: 'night', num: 2 })).toEqual({ rent: 2500n, deposit: 5000n, total: 7500n })
})

test('a non-zero fee is at least one fen and at most the amount', () => {
  const fee = (sum: bigint, feeBp: number, leastFee = 1n) => feeOf(sum, { feeBp, leastFee: fen(leastFee) })
  expect([fee(19n, 500), fee(20n, 500), fee(100n, 500)]).toEqual([1n, 1n, 5n])
  expect([fee(19n, 0), fee(0n, 500), fee(3n, 500, 10n)]).toEqual([0n, 0n, 3n])
})

test('sale amounts add up to the fen, and shares are rounded down', () => {
  fc.assert(
    fc.property(sale, (input) => {
      const { goods, ensure, total, fee } = quoteSale(input)
      expect(goods).toBe(input.unit * BigInt(input.num))
      expect(total).toBe(goods + ensure)
      for (const [share, of] of [
        [ensure, input.tier?.bp ?? 0],
        [fee, input.feeBp],
      ] as const) {
        const left = goods * BigInt(of) - share * 10_000n
        expect(left >= 0n && left < 10_000n).toBe(true)
      }
      expect(fee <= goods).toBe(true)
    }),
  )
})

test('more units, a higher price, better cover or a higher fee never reduce an amount', () => {
  const more = fc.record({ unit: fc.bigInt(0n, 1000n), num: fc.nat(1000), tier: fc.nat(1000), fee: fc.nat(1000) })
  fc.assert(
    fc.property(sale, more, (input, by) => {
      const small = quoteSale(input)
      const large = quoteSale({
        unit: fen(input.unit + by.unit),
        num: input.num + by.num,
        tier: { bp: (input.tier?.bp ?? 0) + by.tier },
        feeBp: input.feeBp + by.fee,
      })
      for (const part of ['goods', 'ensure', 'total', 'fee'] as const) expect(large[part] >= small[part]).toBe(true)
    }),
  )
})

test('two orders cost the same for goods as one, and at most one fen less for cover and fee', () => {
  fc.assert(
    fc.property(sale, num, (input, other) => {
      const [one, two] = [quoteSale(input), quoteSale({ ...input, num: other })]
      const both = quoteSale({ ...input, num: input.num + other })
      expect(both.goods).toBe(one.goods + two.goods)
      for (const part of ['ensure', 'fee'] as const) {
        const saved = both[part] - one[part] - two[part]
        expect(saved === 0n || saved === 1n).toBe(true)
      }
    }),
  )
})

test('rent grows with the number of units, the deposit does not', () => {
  const prices = fc.record({ hour: price, night: price, day: price, week: price, deposit: price })
  const unit = fc.constantFrom<RentUnit>('hour', 'night', 'day', 'week')
  fc.assert(
    fc.property(prices as fc.Arbitrary<RentPrices>, unit, fc.nat(100), (input, of, n) => {
      const [now, next] = [n, n + 1].map((count) => quoteRent({ prices: input, unit: of, num: count }))
      expect(now?.total).toBe((now?.rent ?? 0n) + input.deposit)
      expect((next?.rent ?? 0n) - (now?.rent ?? 0n)).toBe(input[of])
      expect(next?.deposit).toBe(now?.deposit)
    }),
  )
})

test('a part of an order costs its share of each amount, and both parts add up to the whole', () => {
  const order = fc
    .record({
      unit: fc.bigInt(1n, 99_999_999n),
      whole: fc.integer({ min: 2, max: 9999 }),
      bp,
      feeBp: bp,
      cut: fc.bigInt(0n, 10_000n),
    })
    .chain((one) =>
      fc.record({
        ...Object.fromEntries(Object.entries(one).map(([k, v]) => [k, fc.constant(v)])),
        part: fc.integer({ min: 1, max: one.whole }),
      }),
    )
  fc.assert(
    fc.property(order, (one) => {
      const { unit, whole, bp, feeBp, cut, part } = one as {
        unit: bigint
        whole: number
        bp: number
        feeBp: number
        cut: bigint
        part: number
      }
      const { goods, ensure, fee } = quoteSale({ unit: fen(unit), num: whole, tier: { bp }, feeBp, leastFee: fen(1) })
      const discount = (goods * cut) / 10_000n
      const came = quotePart({ goods, ensure, discount, fee }, { part, whole })
      expect(came.goods).toBe(unit * BigInt(part))
      expect(came.total).toBe(came.goods + came.ensure - came.discount)
      const back = goods + ensure - discount - came.total
      expect(back).toBeGreaterThanOrEqual(0n)
      // The buyer pays the share of the paid amount, to the fen.
      const [n, m] = [BigInt(part), BigInt(whole)]
      expect((came.total - 1n) * m).toBeLessThan((goods + ensure - discount) * n)
      expect((came.total + 1n) * m).toBeGreaterThan((goods + ensure - discount) * n)
      expect(came.fee).toBeLessThanOrEqual(came.goods)
      expect(came.fee === 0n).toBe(fee === 0n)
      if (discount <= fee) expect(came.discount).toBeLessThanOrEqual(came.fee)
      expect(quotePart({ goods, ensure, discount, fee }, { part: whole, whole })).toMatchObject({
        goods,
        ensure,
        discount,
        fee,
      })
    }),
  )
})

test('a partial refund leaves seller and platform their share of the rest', () => {
  const split = quoteSplit({ goods: 1_000_000n, discount: 50_000n, fee: 60_000n }, 949_999n)
  expect(split).toEqual({ goods: 1n, discount: 0n, fee: 1n })
  expect(quoteSplit({ goods: 50_000n, discount: 500n, fee: 2500n }, 10_000n)).toEqual({
    goods: 39_898n,
    discount: 398n,
    fee: 1994n,
  })
  expect(() => quoteSplit({ goods: 100n, discount: 10n, fee: 5n }, 90n)).toThrow()
})

test('the fee of what a refund left of a price is rounded down, like the fee itself', () => {
  const leastFee = fen(1)
  const { goods, fee } = quoteSale({ unit: fen(2790n), num: 1, tier: null, feeBp: 500, leastFee })
  expect(fee).toBe(139n)
  expect(quoteSplit({ goods, discount: 0n, fee }, 500n).fee).toBe(feeOf(2290n, { feeBp: 500, leastFee }))
  expect(quotePart({ goods: 300n, ensure: 0n, discount: 0n, fee: 15n }, { part: 1, whole: 2 }).fee).toBe(7n)
})

test('a partial delivery states what is paid, what goes back and the fine for it', () => {
  const sums = { goods: 2001n, fee: 100n, fineBp: 200 }
  const paid = { goods: 1539n, fee: 76n, income: 1463n, back: 462n, fine: 9n }
  expect(quoteDelivery(sums, { part: 8000, whole: 10_400 })).toEqual(paid)
  expect(quoteDelivery(sums, { part: 5, whole: 5 })).toMatchObject({ goods: 2001n, fee: 100n, back: 0n, fine: 0n })
})

test('two colluding people never gain by a coupon, however the order is split and refunded', () => {
  const trade = fc.record({
    unit: fc.bigInt(1n, 99_999_999n),
    whole: fc.integer({ min: 1, max: 999 }),
    feeBp: fc.integer({ min: 0, max: 5000 }),
    leastFee: fc.bigInt(0n, 100_000n),
    amount: fc.bigInt(1n, 5_000_000n),
    came: fc.double({ min: 0, max: 1, noNaN: true }),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(trade, ({ unit, whole, feeBp, leastFee, amount, came, back }) => {
      const { goods, fee } = quoteSale({ unit: fen(unit), num: whole, tier: null, feeBp, leastFee: fen(leastFee) })
      const discount = couponValue(fen(amount), fee)
      const part = Math.max(1, Math.round(whole * came))
      const parted = quotePart({ goods, ensure: 0n, discount, fee }, { part, whole })
      const most = parted.goods - parted.discount - 1n
      const backFen = most > 0n ? (most * BigInt(Math.round(back * 1000))) / 1000n : 0n
      const ends = [parted, ...(most >= 0n ? [quoteSplit(parted, backFen)] : [])]
      for (const end of ends) {
        // Together they paid goods less discount and received goods less fee.
        expect(end.discount - end.fee).toBeLessThanOrEqual(0n)
        expect(end.fee).toBeLessThanOrEqual(end.goods)
      }
    }),
    { numRuns: 2000 },
  )
})
