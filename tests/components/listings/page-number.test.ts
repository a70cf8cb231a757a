import { expect, test } from 'vitest'
import { readDealsQuery } from '@/components/listings/deals/deals-query'
import { readNewsQuery } from '@/components/listings/news/news-query'
import { readShopQuery } from '@/components/listings/shop/shop-query'
import { readWaresQuery } from '@/components/listings/wares/read-wares-query'
import { readHallQuery } from '@/components/modes/boosting/hall-query'
import { readMallQuery } from '@/components/modes/currency/mall-query'
import { readWantQuery } from '@/components/selling/want/want-query'
import { readRulingsQuery } from '@/components/site/trust/rulings-query'

const READERS = [
  readDealsQuery,
  readNewsQuery,
  readShopQuery,
  readWaresQuery,
  readMallQuery,
  readWantQuery,
  readRulingsQuery,
  (params: { page?: string }) => readHallQuery({ view: 'posts', page: params.page }),
]

test.each([
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['２', 2],
  ['007', 7],
  ['999', 999],
  ['1001', 1000],
  ['10000', 1000],
  ['99999999999999', 1000],
])('every list reads the page %j as %d', (page, expected) => {
  expect(READERS.map((read) => read({ page }).page)).toEqual(READERS.map(() => expected))
})
