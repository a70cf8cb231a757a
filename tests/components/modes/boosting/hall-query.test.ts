import { expect, test } from 'vitest'
import { hallHref, isNarrowed, readHallQuery, refusedHall } from '@/components/modes/boosting/hall-query'

test('a hall query keeps the parameters of its view, and invalid ones are ignored', () => {
  expect(readHallQuery({})).toEqual({ view: 'plans', gid: undefined, page: 1 })
  expect(readHallQuery({ view: 'plans', gid: '107', min: '5', page: '3' })).toEqual({
    view: 'plans',
    gid: '107',
    page: 1,
  })
  const params = { gid: '107', min: '10', max: '0', hours: '24', level: '3', booster: '8', sort: 'price', page: '2' }
  expect(readHallQuery({ ...params, view: 'posts' })).toEqual({
    view: 'posts',
    gid: '107',
    min: '10',
    max: undefined,
    hours: '24',
    level: '3',
    booster: undefined,
    sort: 'price',
    page: 2,
  })
  expect(readHallQuery({ ...params, view: 'offers', sort: 'rating' })).toMatchObject({
    level: undefined,
    booster: '8',
    sort: 'rating',
  })
  expect(readHallQuery({ view: 'posts', level: '6', hours: '721', sort: 'rating', page: 'x' })).toMatchObject({
    level: undefined,
    hours: undefined,
    sort: undefined,
    page: 1,
  })
})

test('invalid or swapped price bounds redirect to the corrected hall URL', () => {
  const params = { view: 'offers', gid: '107', hours: '24' }
  expect(refusedHall('boosting', { ...params, min: 'abc', max: '20' })).toBe(
    '/convoy/gameBoosting?view=offers&gid=107&max=20&hours=24&refused=price',
  )
  expect(refusedHall('convoy', { ...params, min: '100', max: '5' })).toBe(
    '/convoy/convoy?view=offers&gid=107&min=5&max=100&hours=24&refused=swapped',
  )
  expect(refusedHall('boosting', { ...params, min: '5', max: '100' })).toBeUndefined()
  expect(refusedHall('boosting', { min: 'abc' })).toBeUndefined()
  const query = readHallQuery({ ...params, refused: 'price' })
  expect(query.refused).toBe('price')
  expect(hallHref('boosting', query)).not.toContain('refused')
})

test('changing a hall filter returns to the first page and omits empty parameters', () => {
  const query = readHallQuery({ view: 'posts', gid: '107', hours: '24', page: '4' })
  expect(hallHref('boosting', query, { page: 5 })).toBe('/convoy/gameBoosting?view=posts&gid=107&hours=24&page=5')
  expect(hallHref('convoy', query, { gid: undefined })).toBe('/convoy/convoy?view=posts&hours=24')
  expect(hallHref('boosting', { view: 'plans', page: 1 })).toBe('/convoy/gameBoosting')
  expect(isNarrowed(query)).toBe(true)
  expect(isNarrowed({ view: 'posts', gid: '107', page: 1 })).toBe(false)
})
