import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { callTags, canonicalApiUrl, canonicalPage, pageTags } from '@/lib/server/front/canonical'
import { cacheRulesOf } from '@/lib/server/main/cache-rules'
import { ROUTES } from '@/lib/shared/routes'

describe('canonical address', () => {
  it.each([
    ['/wares?page=2&gid=177&utm=x', '/wares?gid=177&page=2'],
    ['/wares?gid=177&page=2', '/wares?gid=177&page=2'],
    ['/wares/?gid=&page=2&page=3', '/wares?page=2'],
    ['/?_rsc=abc', '/'],
    ['/detail/A1?token=secret', '/detail/A1'],
  ])('%s is %s', (given, expected) => expect(canonicalPage(given)?.url).toBe(expected))

  it('is its own canonical form', () => {
    for (const url of ['/wares?keyWord=%E5%8E%9F%E7%A5%9E&page=2', '/wares?keyWord=a+b%26c', '/detail/A1']) {
      const once = canonicalPage(url)?.url as string
      expect(canonicalPage(once)?.url).toBe(once)
    }
  })

  it.each([
    '/detail/..',
    '/detail/%2e%2e',
    '/detail/a%2Fb',
    '/detail/a%5cb',
    '//wares',
    '/wares//x',
    '/detail/%ff',
    '/a\\b',
    'http://evil/wares',
    '/-/not-found',
    '/detail/a%00',
  ])('%s is no page', (url) => expect(canonicalPage(url)).toBeUndefined())

  it('does not keep over-long values', () => {
    expect(canonicalPage(`/wares?keyWord=${'x'.repeat(200)}`)?.cacheable).toBe(true)
    expect(canonicalPage(`/wares?keyWord=${'x'.repeat(201)}`)?.cacheable).toBe(false)
    expect(canonicalPage(`/detail/${'x'.repeat(300)}`)?.cacheable).toBe(false)
  })

  it("tags carry the distributor and the path's value, decoded", () => {
    const page = canonicalPage('/detail/%41B1')
    expect(page && pageTags(page.route, page.params, 7)).toEqual(['dist:7', 'goods:AB1'])
    for (const route of ROUTES) expect(pageTags(route, {}, 3)[0]).toBe('dist:3')
  })

  it("an answer about one item carries the item's tag, however its number was written", () => {
    const tags = (url: string) => callTags(['goods:{goodsSn}'], url, 7)
    expect(tags('/api/goods/goodsInfo?goodsSn=ZHWZ1070931')).toEqual(['dist:7', 'goods:ZHWZ1070931'])
    expect(tags('/api/goods/goodsInfo?goodsSn=%20zhwz1070931')).toEqual(['dist:7', 'goods:ZHWZ1070931'])
    expect(callTags(['games'], '/api/comm/gameList?a=1', 2)).toEqual(['dist:2', 'games'])
  })

  it('orders the query of a call, and leaves out what the call does not read', () => {
    const names = ['a', 'b']
    expect(canonicalApiUrl('/api/comm/gameList?b=2&a=1', names)).toBe('/api/comm/gameList?a=1&b=2')
    expect(canonicalApiUrl('/api/comm/gameList?a=&a=1&a=2&b=2&c=3', names)).toBe('/api/comm/gameList?a=1&b=2')
    expect(canonicalApiUrl(`/api/comm/gameList?c=${'y'.repeat(2000)}`, names)).toBe('/api/comm/gameList')
    expect(canonicalApiUrl(`/api/x?a=${'y'.repeat(1000)}`, names)).toBeUndefined()
  })

  it('knows the parameters of every call whose answer is kept', async () => {
    const rules = await cacheRulesOf()
    expect(rules('GET', '/api/goods/getAvGoodsList')?.query).toEqual([])
    expect(rules('GET', '/api/evaluation/model')?.query).toEqual(['gid'])
    for (const [call, row] of Object.entries<Endpoint>(contract))
      if (row.cache && !row.pathParam)
        expect(rules('GET', `/api${call.slice('GET '.length)}`)?.query, call).toBeInstanceOf(Array)
  })
})
