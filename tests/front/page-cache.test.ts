import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { RenderResult } from '@/lib/server/front/cache-entry'
import { AGED_MS, PageCache, RendererBusy } from '@/lib/server/front/page-cache'
import { deferred } from '../support/deferred'

const html = (text: string, more: Partial<RenderResult> = {}): RenderResult => ({
  status: 200,
  body: Buffer.from(text),
  headers: ['Content-Type', 'text/html'],
  storable: true,
  ...more,
})
const RULE = { fresh: 60, stale: 600, tags: ['dist:1', 'goods:A'] }
const text = (entry: { identity: { body: Buffer } } | undefined) => entry?.identity.body.toString()

function world(maxBytes = 1 << 20) {
  const clock = { ms: 1_000_000 }
  const failures: string[] = []
  const cache = new PageCache({ maxBytes, now: () => clock.ms, onRefreshError: (key) => failures.push(key) })
  return { cache, clock, failures }
}

describe('page cache', () => {
  it('renders once for a hundred concurrent cache misses', async () => {
    const { cache } = world()
    const gate = deferred<RenderResult>()
    let renders = 0
    const asks = Array.from({ length: 100 }, () =>
      cache.answer('1 /', RULE, () => {
        renders += 1
        return gate.promise
      }),
    )
    gate.resolve(html('home'))
    expect((await Promise.all(asks)).map(text)).toEqual(Array(100).fill('home'))
    expect(renders).toBe(1)
    expect(cache.lookups).toMatchObject({ miss: 1, joined: 99 })
  })

  it('serves stale at once while refreshing once, then the new page', async () => {
    const { cache, clock } = world()
    await cache.answer('1 /', RULE, async () => html('old'))
    clock.ms += 61_000
    expect(cache.fresh('1 /')).toBeUndefined()
    const gate = deferred<RenderResult>()
    let renders = 0
    const render = () => {
      renders += 1
      return gate.promise
    }
    for (let i = 0; i < 5; i += 1) expect(text(await cache.answer('1 /', RULE, render))).toBe('old')
    gate.resolve(html('new'))
    await nextTurn()
    expect(text(await cache.answer('1 /', RULE, render))).toBe('new')
    expect(renders).toBe(1)
  })

  it('waits for the render when the page is too old to serve stale', async () => {
    const { cache, clock } = world()
    await cache.answer('1 /', RULE, async () => html('old'))
    clock.ms += 661_000
    expect(text(await cache.answer('1 /', RULE, async () => html('new')))).toBe('new')
  })

  it('serves the stale page when a refresh fails, and does not retry at once', async () => {
    const { cache, clock, failures } = world()
    await cache.answer('1 /', RULE, async () => html('old'))
    clock.ms += 61_000
    let tries = 0
    const broken = async (): Promise<RenderResult> => {
      tries += 1
      throw new Error('down')
    }
    for (let i = 0; i < 3; i += 1) {
      expect(text(await cache.answer('1 /', RULE, broken))).toBe('old')
      await nextTurn()
    }
    expect(tries).toBe(1)
    expect(failures).toEqual(['1 /'])
    clock.ms += 5_001
    const serverError = async () => {
      tries += 1
      return html('oops', { status: 500, storable: false })
    }
    await cache.answer('1 /', RULE, serverError)
    await nextTurn()
    expect(tries).toBe(2)
    expect(text(await cache.answer('1 /', RULE, serverError))).toBe('old')
  })

  it('throws the error of a failed first render and caches nothing', async () => {
    const { cache } = world()
    await expect(
      cache.answer('1 /', RULE, async () => {
        throw new Error('down')
      }),
    ).rejects.toThrow('down')
    expect(text(await cache.answer('1 /', RULE, async () => html('up')))).toBe('up')
  })

  it('purging removes only pages with that tag', async () => {
    const { cache } = world()
    await cache.answer('1 /detail/A', RULE, async () => html('A'))
    await cache.answer('1 /detail/B', { ...RULE, tags: ['dist:1', 'goods:B'] }, async () => html('B'))
    cache.purge(['goods:A'])
    expect(cache.fresh('1 /detail/A')).toBeUndefined()
    expect(text(cache.fresh('1 /detail/B'))).toBe('B')
  })

  it('purging all renders every page again, and serves the old one only while rendering fails', async () => {
    const { cache } = world()
    await cache.answer('1 /', RULE, async () => html('old'))
    cache.purge(['*'])
    expect(cache.fresh('1 /')).toBeUndefined()
    const busy = () => Promise.reject(new RendererBusy('no renderer is up'))
    expect(text(await cache.answer('1 /', RULE, busy))).toBe('old')
    expect(text(await cache.answer('1 /', RULE, async () => html('new')))).toBe('new')
    expect(text(cache.fresh('1 /'))).toBe('new')
  })

  it('a render started before a purge of its tag is not stored, and later visitors do not join it', async () => {
    const { cache } = world()
    const slow = deferred<RenderResult>()
    const early = cache.answer('1 /', RULE, () => slow.promise)
    cache.purge(['goods:A'])
    const late = cache.answer('1 /', RULE, async () => html('price 12'))
    expect(text(await late)).toBe('price 12')
    slow.resolve(html('price 10'))
    expect(text(await early)).toBe('price 10')
    expect(text(cache.fresh('1 /'))).toBe('price 12')
  })

  it('a render started before a purge is not stored even without new requests', async () => {
    const { cache } = world()
    const slow = deferred<RenderResult>()
    const early = cache.answer('1 /', RULE, () => slow.promise)
    cache.purge(['*'])
    slow.resolve(html('old'))
    await early
    expect(cache.fresh('1 /')).toBeUndefined()
  })

  it('a purge also invalidates the running refresh of a stale page', async () => {
    const { cache, clock } = world()
    await cache.answer('1 /', RULE, async () => html('v1'))
    clock.ms += 61_000
    const slow = deferred<RenderResult>()
    await cache.answer('1 /', RULE, () => slow.promise)
    cache.purge(['dist:1'])
    slow.resolve(html('v2 from before the purge'))
    await nextTurn()
    expect(text(await cache.answer('1 /', RULE, async () => html('v3')))).toBe('v3')
  })

  describe('aged pages', () => {
    const versions = () => {
      let n = 0
      return { render: async () => html(`v${++n}`), count: () => n }
    }

    it('an aged page is still served, and rendered at most every two seconds, on request only', async () => {
      const { cache, clock } = world()
      const made = versions()
      await cache.answer('1 /', RULE, made.render)
      for (let i = 0; i < 20; i += 1) {
        cache.age(['goods:A'])
        clock.ms += 90
        expect(text(cache.fresh('1 /')), `after ${i}`).toBe('v1')
      }
      expect(made.count()).toBe(1)
      clock.ms += AGED_MS
      expect(made.count()).toBe(1)
      expect(cache.fresh('1 /')).toBeUndefined()
      const answers = await Promise.all([1, 2, 3].map(() => cache.answer('1 /', RULE, made.render)))
      expect(answers.map(text)).toEqual(['v1', 'v1', 'v1'])
      await nextTurn()
      expect([text(cache.fresh('1 /')), made.count()]).toEqual(['v2', 2])
      clock.ms += 59_000
      expect(text(cache.fresh('1 /'))).toBe('v2')
    })

    it('a page rendered from data that changed meanwhile is not fresh', async () => {
      const { cache, clock } = world()
      const slow = deferred<RenderResult>()
      const early = cache.answer('1 /', RULE, () => slow.promise)
      cache.age(['goods:A'])
      slow.resolve(html('from before'))
      await early
      clock.ms += AGED_MS
      expect(cache.fresh('1 /')).toBeUndefined()
    })

    it('aging affects its own tag only, and an aged API response is not used for rendering pages', async () => {
      const { cache } = world()
      const made = versions()
      await cache.answer('1 /api/a', RULE, made.render)
      cache.age(['goods:B'])
      expect(text(await cache.current('1 /api/a', RULE, made.render))).toBe('v1')
      cache.age(['goods:A'])
      expect(text(await cache.current('1 /api/a', RULE, made.render))).toBe('v2')
      expect(text(await cache.current('1 /api/a', RULE, made.render))).toBe('v2')
    })

    it('page renders do not join an API request started before aging', async () => {
      const { cache } = world()
      const slow = deferred<RenderResult>()
      const early = cache.current('1 /api/a', RULE, () => slow.promise)
      cache.age(['goods:A'])
      expect(text(await cache.current('1 /api/a', RULE, async () => html('new')))).toBe('new')
      slow.resolve(html('old'))
      expect(text(await early)).toBe('old')
      expect(text(await cache.current('1 /api/a', RULE, async () => html('newer')))).not.toBe('old')
    })
  })

  it('while no renderer is available, cached pages are served regardless of age, and only missing ones are rejected', async () => {
    const { cache, clock, failures } = world()
    const busy = async (): Promise<RenderResult> => {
      throw new RendererBusy('full')
    }
    await cache.answer('1 /', RULE, async () => html('kept'))
    for (const ms of [61_000, 10_000_000]) {
      clock.ms += ms
      expect(text(await cache.answer('1 /', RULE, busy))).toBe('kept')
      await nextTurn()
    }
    expect(failures).toEqual([])
    await expect(cache.answer('1 /other', RULE, busy)).rejects.toThrow(RendererBusy)
    expect(text(await cache.answer('1 /', RULE, async () => html('new')))).toBe('new')
  })

  it('pages of two distributors are cached separately', async () => {
    const { cache } = world()
    await cache.answer('1 /', RULE, async () => html('one'))
    await cache.answer('2 /', { ...RULE, tags: ['dist:2'] }, async () => html('two'))
    expect([text(cache.fresh('1 /')), text(cache.fresh('2 /'))]).toEqual(['one', 'two'])
    cache.purge(['dist:2'])
    expect(cache.fresh('2 /')).toBeUndefined()
    expect(cache.fresh('1 /')).toBeDefined()
  })

  it('a 404 is cached for ten seconds, other errors not at all', async () => {
    const { cache, clock } = world()
    await cache.answer('1 /gone', RULE, async () => html('gone', { status: 404 }))
    expect(cache.fresh('1 /gone')?.status).toBe(404)
    clock.ms += 10_001
    expect(text(await cache.answer('1 /gone', RULE, async () => html('back')))).toBe('back')
    await cache.answer('1 /cookie', RULE, async () => html('personal', { storable: false }))
    expect(cache.fresh('1 /cookie')).toBeUndefined()
  })

  it('the cache stays within its size including compressed copies, and removes the tags of evicted pages', async () => {
    const { cache } = world(200_000)
    for (let i = 0; i < 200; i += 1) {
      await cache.answer(`1 /${i}`, { ...RULE, tags: [`t:${i}`] }, async () =>
        html(`${i}`.padEnd(8000, `${Math.sqrt(i)}`)),
      )
      expect(cache.bytes).toBeLessThanOrEqual(200_000)
    }
    expect(cache.size).toBeLessThan(25)
    expect(cache.size).toBeGreaterThan(3)
    await cache.answer('1 /huge', RULE, async () => html('x'.repeat(300_000)))
    expect(cache.fresh('1 /huge')).toBeUndefined()
    expect(cache.bytes).toBeLessThanOrEqual(200_000)
  })
})
