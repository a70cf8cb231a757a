import { describe, expect, it } from 'vitest'
import { type Endpoint, takesId } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { canonicalApiUrl, canonicalPage, fillTags } from '@/lib/server/front/canonical'
import { cacheRulesOf } from '@/lib/server/main/cache-rules'
import { shelfTags } from '@/lib/shared/site/page-tags'

describe('canonical URLs', () => {
  it.each([
    ['/wares?page=2&gid=177&utm=x', '/wares?gid=177&page=2'],
    ['/wares?gid=177&page=2', '/wares?gid=177&page=2'],
    ['/wares/?gid=&page=2&page=3', '/wares?page=2'],
    ['/?_rsc=abc', '/'],
    ['/detail/A1?token=secret', '/detail/A1'],
  ])('the canonical URL of %s is %s', (url, expected) => expect(canonicalPage(url, 1)?.url).toBe(expected))

  it('a canonical URL is its own canonical form', () => {
    for (const url of ['/wares?keyWord=%E5%8E%9F%E7%A5%9E&page=2', '/wares?keyWord=a+b%26c', '/detail/A1']) {
      const once = canonicalPage(url, 1)?.url as string
      expect(canonicalPage(once, 1)?.url).toBe(once)
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
  ])('%s is not a page', (url) => expect(canonicalPage(url, 1)).toBeUndefined())

  it('pages with over-long parameters are not cached', () => {
    expect(canonicalPage(`/wares?keyWord=${'x'.repeat(200)}`, 1)?.cacheable).toBe(true)
    expect(canonicalPage(`/wares?keyWord=${'x'.repeat(201)}`, 1)?.cacheable).toBe(false)
    expect(canonicalPage(`/detail/${'x'.repeat(300)}`, 1)?.cacheable).toBe(false)
  })

  it('cache tags contain the distributor and the decoded parameters of the URL', () => {
    expect(canonicalPage('/detail/%41B1', 7)?.tags).toEqual(['dist:7', 'goods:AB1'])
    expect(canonicalPage('/wares?gid=107&gt=2', 7)?.tags).toEqual(['dist:7', 'shelf:107:2', 'games'])
    expect(canonicalPage('/wares?keyWord=x', 7)?.tags).toEqual(['dist:7', 'shelf:-:1', 'games'])
    expect(canonicalPage('/dealshow', 7)?.tags).toEqual(['dist:7', 'deals:-', 'games'])
  })

  it('a change of goods purges the lists that may contain them, and no other', () => {
    const reached = (url: string) =>
      canonicalPage(url, 1)?.tags.some((tag) => shelfTags({ gameId: 107, goodsTypeId: 1 }).includes(tag))
    for (const url of [
      '/',
      '/h',
      '/allgame',
      '/wares',
      '/wares?gid=107',
      '/wares?gt=1&gid=107&keyWord=x',
      '/wares?gt=1',
    ])
      expect(reached(url), url).toBe(true)
    for (const url of ['/wares?gid=111', '/wares?gid=107&gt=27', '/wares?gt=2', '/detail/A1', '/news'])
      expect(reached(url), url).toBe(false)
  })

  it('pages without parameters are recognized as fixed', () => {
    const isFixed = (url: string) => canonicalPage(url, 1)?.isFixed
    expect(['/', '/wares', '/news', '/wares?utm=x'].map(isFixed)).toEqual([true, true, true, true])
    expect(['/wares?gid=1', '/detail/A1'].map(isFixed)).toEqual([false, false])
  })

  it("an item's cache tag does not depend on how its number is written", () => {
    const tags = (sn: string | null) => fillTags(['goods:{goodsSn}'], () => sn)
    expect([tags('ZHWZ1070931'), tags(' zhwz1070931'), tags(null)].flat()).toEqual([
      'goods:ZHWZ1070931',
      'goods:ZHWZ1070931',
      'goods:-',
    ])
  })

  it('an API URL is canonicalized: sorted, without unknown parameters', () => {
    const names = ['a', 'b']
    expect(canonicalApiUrl('/api/comm/gameList?b=2&a=1', names)).toBe('/api/comm/gameList?a=1&b=2')
    expect(canonicalApiUrl('/api/comm/gameList?a=&a=1&a=2&b=2&c=3', names)).toBe('/api/comm/gameList?a=1&b=2')
    expect(canonicalApiUrl(`/api/comm/gameList?c=${'y'.repeat(2000)}`, names)).toBe('/api/comm/gameList')
    expect(canonicalApiUrl(`/api/x?a=${'y'.repeat(1000)}`, names)).toBeUndefined()
  })

  it('the parameters of every cached call are known', async () => {
    const rules = await cacheRulesOf()
    expect(rules('GET', '/api/goods/getAvGoodsList')?.query).toEqual([])
    expect(rules('GET', '/api/evaluation/model')?.query).toEqual(['gid'])
    for (const [call, row] of Object.entries<Endpoint>(contract))
      if (row.cache && !takesId(call, row))
        expect(rules('GET', `/api${call.slice('GET '.length)}`)?.query, call).toBeInstanceOf(Array)
  })
})
