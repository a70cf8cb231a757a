import { expect, test } from 'vitest'
import { partsOfSplit, type SplitTerms } from '@/lib/shared/trade/split'

const TERMS: SplitTerms = { held: '100.00', bond: '60.00', feeBp: 600, leastFee: '1.00', fineBp: 0 }

test('a split gives the seller its part less the fee, the buyer the rest, and returns what is left of the deposits', () => {
  expect(partsOfSplit(TERMS, { pay: 4000n, forfeit: 1050n })).toEqual({
    back: 6000n,
    forfeit: 1050n,
    fine: 0n,
    paid: 3760n,
    fee: 240n,
    bondBack: 4950n,
  })
})

test('no fee is taken from nothing, and never more than what is given', () => {
  expect(partsOfSplit(TERMS, { pay: 0n })).toMatchObject({ paid: 0n, fee: 0n, back: 10_000n, bondBack: 6000n })
  expect(partsOfSplit(TERMS, { pay: 50n })).toMatchObject({ paid: 0n, fee: 50n })
})

test('a merchant is fined by a share of what is not given', () => {
  const terms = { ...TERMS, bond: null, fineBp: 500 }
  expect(partsOfSplit(terms, { pay: 4000n })).toMatchObject({ fine: 300n, bondBack: 0n })
})
