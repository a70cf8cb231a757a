import { describe, expect, it } from 'vitest'
import { nameOf, nextTry, pauseMs, urlFault } from '@/lib/server/modules/core/webhooks/rules'

const AT = new Date('2026-01-01T00:00:00Z')

describe('tries', () => {
  it('an event is tried ten times within about a day, spread by 20 per cent', () => {
    for (const chance of [0, 0.5, 1]) {
      let at = AT
      let tries = 1
      for (let next = nextTry(tries, at, chance); next; next = nextTry(tries, at, chance)) {
        expect(next > at).toBe(true)
        at = next
        tries++
      }
      expect(tries).toBe(10)
      const hours = (at.getTime() - AT.getTime()) / 3_600_000
      const share = 0.8 + 0.4 * chance
      expect(hours).toBeCloseTo(23.71 * share, 1)
    }
  })

  it('waits grow, and the pause of an endpoint ends within ten minutes', () => {
    const waits = Array.from({ length: 9 }, (_, i) => (nextTry(i + 1, AT, 0.5)?.getTime() ?? 0) - AT.getTime())
    expect([...waits].sort((a, b) => a - b)).toEqual(waits)
    expect(pauseMs(1)).toBe(10_000)
    expect(pauseMs(100)).toBe(600_000)
  })
})

describe('addresses', () => {
  it.each([
    'https://example.com/hook',
    'https://hooks.example.com.cn:8443/a?b=c',
    'https://203.0.113.7/hook',
    'https://[2a00:1450::1]/hook',
  ])('%s is accepted', (url) => {
    expect(urlFault(url, false)).toBeNull()
  })

  it.each([
    ['', '请填写完整地址'],
    ['example.com/hook', '请填写完整地址'],
    ['https://exa mple.com', '请填写完整地址'],
    [`https://example.com/${'a'.repeat(500)}`, '请填写完整地址'],
    ['http://example.com/hook', 'https://'],
    ['ftp://example.com/hook', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['https://user:secret@example.com/', '用户名'],
    ['https://example.com/#part', '#'],
    ['https://localhost/hook', '公网'],
    ['https://127.0.0.1/hook', '公网'],
    ['https://[::1]/hook', '公网'],
    ['https://db.internal/hook', '公网'],
    ['https://printer.local/', '公网'],
    ['https://intranet/', '公网'],
  ])('%s is refused', (url, words) => {
    expect(urlFault(url, false)).toContain(words)
  })

  it('this machine is accepted only where it is allowed, also by http', () => {
    expect(urlFault('http://localhost:4000/hook', true)).toBeNull()
    expect(urlFault('http://127.0.0.1:4000/hook', true)).toBeNull()
    expect(urlFault('http://10.0.0.1/hook', true)).toContain('https://')
  })
})

it('an object that cannot be read any more is named', () => {
  expect(nameOf('order:D2026')).toEqual({ sn: 'D2026' })
  expect(nameOf('question:12')).toEqual({ id: 12 })
})
