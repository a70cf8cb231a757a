import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverApi } from '@/lib/server/loaders/server-api'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { packConf, unpackConf } from '@/lib/tenant/dist-headers'
import { clearTenantCache, loadHomeConf } from '@/lib/tenant/load-home-conf'

vi.mock('@/lib/server/loaders/server-api', () => ({ serverApi: vi.fn() }))
const api = vi.mocked(serverApi)
const conf = (distId: number) => ({ ...DEFAULT_HOME_CONF, distId }) as never

beforeEach(() => {
  vi.useFakeTimers()
  clearTenantCache()
  api.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('one request per host for a minute, shared by concurrent visitors', async () => {
  api.mockResolvedValue(conf(1))
  await Promise.all([loadHomeConf('a.example'), loadHomeConf('a.example')])
  expect(api).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  await loadHomeConf('a.example')
  expect(api).toHaveBeenCalledTimes(2)
})

test('a failure shows the default and is forgotten soon', async () => {
  api.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(conf(1))
  expect((await loadHomeConf('a.example')).distId).toBe(0)
  vi.advanceTimersByTime(4_000)
  expect((await loadHomeConf('a.example')).distId).toBe(1)
})

test('a purge reaches one distributor, also while its object is being loaded', async () => {
  api.mockImplementation((async (host: string) => conf(host === 'a.example' ? 1 : 2)) as never)
  await loadHomeConf('a.example')
  await loadHomeConf('b.example')
  clearTenantCache(1)
  await loadHomeConf('a.example')
  await loadHomeConf('b.example')
  expect(api).toHaveBeenCalledTimes(3)
  const pending = loadHomeConf('c.example')
  clearTenantCache(9)
  await pending
  await loadHomeConf('c.example')
  expect(api).toHaveBeenCalledTimes(5)
})

test('the number of hosts is bounded', async () => {
  api.mockResolvedValue(conf(1))
  for (let i = 0; i < 600; i++) await loadHomeConf(`${i}.example`)
  expect(globalThis.__tenantCache?.entries.size).toBe(500)
})

test('the object survives the request header; anything else is the default', () => {
  const full = { ...DEFAULT_HOME_CONF, distId: 7 }
  expect(unpackConf(packConf(full))).toEqual(full)
  expect(packConf(full)).toMatch(/^[\x21-\x7e]+$/)
  for (const bad of [null, '', '%', 'x']) expect(unpackConf(bad)).toBe(DEFAULT_HOME_CONF)
})
