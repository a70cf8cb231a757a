import { expect, it } from 'vitest'
import { countChosen, readShopQuery, refusedHref, shopHref } from '@/components/listings/shop/shop-query'

const CODE = 'abcdefgh23'

it('a shop query without a type shows all types, and invalid values are ignored', () => {
  expect(readShopQuery({})).toMatchObject({ gt: undefined, gid: undefined, page: 1 })
  expect(readShopQuery({ gt: '27', gid: '107', sort: 'priceAsc', page: '3' })).toMatchObject({
    gt: '27',
    gid: '107',
    sort: 'priceAsc',
    page: 3,
  })
  expect(readShopQuery({ gt: 'x', sort: 'mainDesc', gid: '-1' })).toMatchObject({ gt: undefined, sort: undefined })
})

it('changing a shop filter returns to the first page and keeps the other filters', () => {
  const now = readShopQuery({ gid: '107', minPrice: '10', page: '4' })
  expect(shopHref(CODE, now, { gt: '1' })).toBe(`/shop/${CODE}?gid=107&gt=1&minPrice=10`)
  expect(shopHref(CODE, now, { page: 5 })).toBe(`/shop/${CODE}?gid=107&minPrice=10&page=5`)
  expect(shopHref(CODE, readShopQuery({}))).toBe(`/shop/${CODE}`)
  expect(countChosen(now)).toBe(2)
})

it('an invalid price bound in a shop redirects to the URL without it, with a notice', () => {
  expect(refusedHref(CODE, { minPrice: 'abc', gid: '107' })).toBe(`/shop/${CODE}?gid=107&refused=price`)
  expect(refusedHref(CODE, { minPrice: '100', maxPrice: '5' })).toBe(
    `/shop/${CODE}?minPrice=5&maxPrice=100&refused=swapped`,
  )
  expect(readShopQuery({ refused: 'swapped' }).refused).toBe('swapped')
  expect(refusedHref(CODE, { minPrice: '10' })).toBeUndefined()
})
