import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RendererBusy } from '@/lib/server/front/page-cache'
import { RenderQueue } from '@/lib/server/front/render-queue'
import { SOON } from '../support/soon'
import { openFront, page } from './world'

type World = Awaited<ReturnType<typeof openFront>>
let open: World | undefined
const world = async (more?: Parameters<typeof openFront>[0]): Promise<World> => (open = await openFront(more))
afterEach(async () => {
  await open?.front.drain(100)
  open = undefined
  vi.useRealTimers()
})
/** Freezes the date, so that per-minute limits do not reset. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] })

describe('floods of uncached pages', () => {
  /** Returns a renderer whose renders end on demand. */
  function held() {
    const ends: (() => void)[] = []
    let most = 0
    return {
      render: (wanted: { url: string }) =>
        new Promise<ReturnType<typeof page>>((resolve) => {
          const end = () => resolve(page(wanted.url))
          ends.push(end)
          most = Math.max(most, ends.length)
        }),
      ends,
      most: () => most,
    }
  }
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it('renders above the share of an IP address get 503 with Retry-After, while others are served', async () => {
    const slow = held()
    const { ask } = await world({ render: slow.render, slots: 16, trustedProxies: '127.0.0.1' })
    const waiting = Array.from({ length: 8 }, (_, i) => ask(`/wares?keyWord=x${i}`, from('6.6.6.6')))
    await expect.poll(() => slow.ends.length, SOON).toBe(8)
    const ninth = await ask('/wares?keyWord=x9', from('6.6.6.6'))
    expect([ninth.status, ninth.headers['retry-after'], ninth.headers['cache-control']]).toEqual([503, '3', 'no-store'])
    const other = ask('/wares?keyWord=y', from('7.7.7.7'))
    await expect.poll(() => slow.ends.length, SOON).toBe(9)
    for (const end of slow.ends) end()
    expect((await Promise.all([...waiting, other])).map(({ status }) => status)).toEqual(Array(9).fill(200))
  })

  it('limits an IP address to 120 renders a minute, but still serves cached pages', async () => {
    stopClock()
    const { ask, seen } = await world({ trustedProxies: '127.0.0.1' })
    for (let i = 0; i < 120; i += 1) await ask(`/wares?keyWord=x${i}`, from('6.6.6.6'))
    expect((await ask('/wares?keyWord=y', from('6.6.6.6'))).status).toBe(503)
    expect((await ask('/wares?keyWord=x3', from('6.6.6.6'))).status).toBe(200)
    expect((await ask('/wares?keyWord=y', from('7.7.7.7'))).status).toBe(200)
    expect(seen).toHaveLength(121)
  })

  it('delays refusals of an IP address from the twenty-first in a minute on, and of no other address', async () => {
    stopClock()
    const queue = new RenderQueue({ slots: 2, waiting: 10, perAddress: 1, perMinute: 1 }, () => 0)
    const holdOf = (address: string) =>
      queue.run({ address, urgency: 'now' }, async () => 'rendered').catch((error: RendererBusy) => error.holdMs)
    expect(await holdOf('6.6.6.6')).toBe('rendered')
    expect(await Promise.all(Array.from({ length: 20 }, () => holdOf('6.6.6.6')))).toEqual(Array(20).fill(0))
    expect(await holdOf('6.6.6.6')).toBe(2000)
    expect([await holdOf('7.7.7.7'), await holdOf('7.7.7.7')]).toEqual(['rendered', 0])
  })

  it('IP addresses take turns: one page each before the next of the same address', async () => {
    const slow = held()
    const { ask } = await world({ render: slow.render, slots: 1, trustedProxies: '127.0.0.1' })
    const done: string[] = []
    const renders = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(async (word) => {
      await ask(`/wares?keyWord=${word}`, from(`6.6.6.${word.charCodeAt(0)}`))
      done.push(word)
    })
    await expect.poll(async () => (await ask('/metrics')).text, SOON).toContain('render_queue_depth 6')
    for (let i = 1; i <= 7; i += 1) {
      slow.ends.shift()?.()
      await expect.poll(() => done.length, SOON).toBe(i)
    }
    await Promise.all(renders)
    expect(done.indexOf('b1')).toBeLessThan(4)
    expect(done.indexOf('c1')).toBeLessThan(4)
    expect(done.at(-1)).toMatch(/^a/)
  })

  it('the render queue is short; when it is full, cached pages are served regardless of age', async () => {
    const slow = held()
    const { ask, purge, front } = await world({ render: slow.render, slots: 2, trustedProxies: '127.0.0.1' })
    const home = ask('/wares?gt=1', from('9.9.9.9'))
    await expect.poll(() => slow.ends.length, SOON).toBe(1)
    slow.ends.pop()?.()
    await home
    const flood = Array.from({ length: 70 }, (_, i) => ask(`/wares?keyWord=x${i}`, from(`6.6.6.${i}`)))
    await expect.poll(async () => (await ask('/metrics')).text, SOON).toContain('render_queue_depth 64')
    expect(slow.ends).toHaveLength(2)
    purge.publish([], ['shelf:-:1'])
    const cached = await ask('/wares?gt=1', from('9.9.9.9'))
    expect([cached.status, cached.text]).toEqual([200, '/wares?gt=1'])
    const drain = setInterval(() => slow.ends.shift()?.(), 1)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    clearInterval(drain)
    expect(statuses.filter((status) => status === 503)).toHaveLength(4)
    expect(statuses.filter((status) => status === 200)).toHaveLength(66)
    expect(slow.most()).toBe(2)
    expect(front).toBeDefined()
  })

  it('a flood does not evict pages without parameters', async () => {
    const { ask, seen } = await world({
      render: async ({ url }) => page(url.padEnd(200_000, `${Math.sqrt(url.length)}`)),
      trustedProxies: '127.0.0.1',
    })
    await ask('/allgame')
    for (let i = 0; i < 100; i += 1) await ask(`/wares?keyWord=x${i}`, from(`6.6.6.${i}`))
    expect((await ask('/metrics')).text).toMatch(
      /page_cache_entries\{cache="page"\} [1-9]\b|entries\{cache="page"\} 1\d\b/,
    )
    const before = seen.length
    await ask('/allgame')
    expect(seen.length).toBe(before)
    expect((await ask('/metrics')).text).toContain('page_cache_entries{cache="fixed"} 1')
  })
})
