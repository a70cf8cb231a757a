import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverApi } from '@/lib/server/loaders/server-api'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { loadHomeConf } from '@/lib/tenant/load-home-conf'

vi.mock('@/lib/server/loaders/server-api', () => ({ serverApi: vi.fn() }))
const api = vi.mocked(serverApi)
const conf = (distId: number) => ({ ...DEFAULT_HOME_CONF, distId }) as never

beforeEach(() => {
  vi.useFakeTimers()
  api.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('the site configuration is loaded once per version sent by the front server', async () => {
  api.mockResolvedValueOnce(conf(1)).mockResolvedValueOnce(conf(2))
  for (const [version, distId] of [
    ['0', 1],
    ['0', 1],
    ['1', 2],
  ] as const)
    expect((await loadHomeConf('a.example', version)).distId).toBe(distId)
  expect(api).toHaveBeenCalledTimes(2)
})

test('a failed load shows the default configuration and is retried by the next page', async () => {
  api.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(conf(1))
  expect((await loadHomeConf('z.example', '0')).distId).toBe(0)
  expect((await loadHomeConf('z.example', '0')).distId).toBe(1)
})

describe('site configuration with the API on another host', () => {
  beforeEach(() => void vi.stubEnv('API_ORIGIN', 'https://api.example'))

  test('loads the configuration once per host and minute, shared by concurrent visitors', async () => {
    api.mockResolvedValue(conf(1))
    await Promise.all([loadHomeConf('b.example', '0'), loadHomeConf('b.example', '0')])
    expect(api).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(61_000)
    await loadHomeConf('b.example', '0')
    expect(api).toHaveBeenCalledTimes(2)
  })

  test('a failed load is retried after a few seconds', async () => {
    api.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(conf(1))
    expect((await loadHomeConf('c.example', '0')).distId).toBe(0)
    expect((await loadHomeConf('c.example', '0')).distId).toBe(0)
    vi.advanceTimersByTime(4_000)
    expect((await loadHomeConf('c.example', '0')).distId).toBe(1)
  })

  test('the number of cached hosts is limited: the oldest one is loaded again', async () => {
    api.mockResolvedValue(conf(1))
    for (let i = 0; i <= 500; i++) await loadHomeConf(`${i}.example`, '0')
    await loadHomeConf('500.example', '0')
    expect(api).toHaveBeenCalledTimes(501)
    await loadHomeConf('0.example', '0')
    expect(api).toHaveBeenCalledTimes(502)
  })
})
