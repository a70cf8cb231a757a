import { expect, test } from 'vitest'
import { matchRoute, ROUTES, subjectOf } from '@/lib/shared/site/routes'

const about = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const found = subjectOf(pathname, searchParams)
  return found && [found.about, found.id]
}

test('finds what a page is about, by path or query', () => {
  for (const path of [
    '/detail/AB1234567',
    '/JDetail/AB1234567/',
    '/detailVirtual/AB1234567',
    '/h/goodsDetail/AB1234567',
  ])
    expect(about(path), path).toEqual(['goods', 'AB1234567'])
  expect(about('/wares/AB1234567/timePurchase?unit=day')).toEqual(['goods', 'AB1234567'])
  expect(about('/news/%E5%85%AC%E5%91%8A')).toEqual(['article', '公告'])
  expect(about('/news/%E5%85')).toEqual(['article', '%E5%85'])
  expect(about('/black/R1')).toEqual(['ruling', 'R1'])
  expect(about('/eventCase/detail?code=R2')).toEqual(['ruling', 'R2'])
})

test('pages that are not about a single item return nothing', () => {
  for (const path of ['/', '/detail', '/wares', '/wares/AB1234567/order', '/wares/goldRecycling', '/nope/AB1234567'])
    expect(about(path), path).toBeUndefined()
  for (const path of ['/news', '/black/blackList', '/eventCase/detail']) expect(about(path), path).toBeUndefined()
})

test('a page about an item has its id in the path or as first query parameter', () => {
  for (const route of ROUTES.filter((one) => one.about))
    expect(/\{\w+\}/.test(route.path) || (route.query?.length ?? 0) > 0, route.path).toBe(true)
})

test('pages in the sitemap are public, and their URLs match their routes', () => {
  for (const route of ROUTES.filter((one) => one.listed)) {
    expect(route.access, route.path).toBe('public')
    for (const address of route.sitemap ?? [route.path])
      expect(matchRoute(address.split('?')[0] ?? '')?.route.path).toBe(route.path)
  }
})

test('pages that show console content have the matching cache tags', () => {
  const tagsOf = (path: string) => matchRoute(path)?.route.tags ?? []
  for (const home of ['/', '/index-copy', '/h']) expect(tagsOf(home)).toEqual(expect.arrayContaining(['news', 'plans']))
  for (const board of ['leaderboardAcquisition', 'leaderboardStatement'])
    expect(tagsOf(`/campaign/leaderboard/${board}`)).toContain('boards')
  expect(tagsOf('/competition')).toContain('matches')
  expect(tagsOf('/convoy/gameBoosting')).toContain('plans')
})
