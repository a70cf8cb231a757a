import { describe, expect, it } from 'vitest'
import { CookieJar } from '@/lib/server/api/cookie-jar'
import { assertCsrf, renewCsrf, writeCsrf } from '@/lib/server/api/csrf'
import type { Ctx } from '@/lib/server/runtime/context'
import { createVault } from '@/lib/server/runtime/vault'

const OWN = 'https://shop.example'
const vault = createVault('a secret of the tests, long enough')

const ctxOf = (distId = 1, sessionId: string | null = 's1') =>
  ({ vault, dist: { distId }, user: sessionId === null ? null : { sessionId }, sessionMs: 3_600_000 }) as Ctx

/** Returns the token `writeCsrf` sets for this session. */
function tokenFor(distId?: number, sessionId: string | null = 's1'): string {
  const cookies = new CookieJar(null, true)
  writeCsrf(ctxOf(distId, sessionId), cookies, sessionId)
  return /^csrf=([^;]+);/.exec(cookies.written[0] ?? '')?.[1] ?? ''
}

function isTaken(
  token: string,
  {
    ctx = ctxOf(),
    cookie = token,
    headers = {},
  }: { ctx?: Ctx; cookie?: string; headers?: Record<string, string> } = {},
): boolean {
  const request = new Request(`${OWN}/api/x`, { method: 'POST', headers: { 'x-csrf-token': token, ...headers } })
  try {
    assertCsrf(ctx, request, OWN, new CookieJar(`csrf=${cookie}`, true))
    return true
  } catch (error) {
    expect(error).toMatchObject({ reason: 'BAD_CSRF' })
    return false
  }
}

describe('CSRF tokens', () => {
  it('a CSRF token is accepted from its own session and its cookie lasts as long as the session', () => {
    const cookies = new CookieJar(null, true)
    writeCsrf(ctxOf(), cookies, 's1')
    expect(cookies.written).toEqual([
      expect.stringMatching(/^csrf=[\w-]{12}\.[0-9a-f]{32}; Max-Age=3600; Path=\/; Secure; SameSite=Lax$/),
    ])
    expect(isTaken(tokenFor())).toBe(true)
    expect(isTaken(tokenFor(1, null), { ctx: ctxOf(1, null) })).toBe(true)
  })

  it('a CSRF token is rejected for another session or another distributor', () => {
    expect(isTaken(tokenFor(1, 's2'))).toBe(false)
    expect(isTaken(tokenFor(2, 's1'))).toBe(false)
    expect(isTaken(tokenFor(1, null))).toBe(false)
    expect(isTaken(tokenFor(1, 's1'), { ctx: ctxOf(1, null) })).toBe(false)
  })

  it('renewing keeps a token that is still valid for the session, and replaces any other', () => {
    const renewed = (held: string | null, ctx = ctxOf()): string => {
      const cookies = new CookieJar(held === null ? null : `csrf=${held}`, true)
      renewCsrf(ctx, cookies)
      return /^csrf=([^;]+);/.exec(cookies.written[0] ?? '')?.[1] ?? ''
    }
    const [own, visitors] = [tokenFor(), tokenFor(1, null)]
    expect(renewed(own)).toBe(own)
    expect(renewed(visitors, ctxOf(1, null))).toBe(visitors)
    for (const held of [visitors, 'nonce12345.mac', null]) {
      expect(renewed(held)).not.toBe(held)
      expect(isTaken(renewed(held))).toBe(true)
    }
  })

  it('a CSRF token must match between header and cookie', () => {
    expect(isTaken(tokenFor(), { cookie: tokenFor() })).toBe(false)
    expect(isTaken(tokenFor(), { cookie: '' })).toBe(false)
    expect(isTaken('', { cookie: '' })).toBe(false)
    const none = new Request(`${OWN}/api/x`, { method: 'POST' })
    expect(() => assertCsrf(ctxOf(), none, OWN, new CookieJar(null, true))).toThrow()
  })

  it('a CSRF token needs a nonce of at least eight characters and a complete MAC', () => {
    const [nonce = '', mac = ''] = tokenFor().split('.')
    for (const broken of [nonce, `.${mac}`, `${nonce}.`, `${nonce}.${mac.slice(1)}`, `${nonce.slice(1)}.${mac}`, mac])
      expect(isTaken(broken), broken).toBe(false)
    const macOf = (short: string) => vault.mac('csrf', `${short}:1:s1`).slice(0, 32)
    expect(isTaken(`1234567.${macOf('1234567')}`), 'genuine but short').toBe(false)
    expect(isTaken(`12345678.${macOf('12345678')}`)).toBe(true)
  })

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: OWN }, true],
    [{ origin: `${OWN}:443` }, true],
    [{ origin: `${OWN}:8443` }, false],
    [{ origin: 'http://shop.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  ])('a CSRF token with request headers %o is accepted: %s', (headers, taken) => {
    expect(isTaken(tokenFor(), { headers: headers as Record<string, string> })).toBe(taken)
  })
})
