// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, call, visitorSignature } from '@/lib/client/api'
import { toastSnapshot } from '@/lib/client/toast-store'
import { hasToken } from '@/lib/client/visitor'
import { server } from '../support/mock-server'
import { mockCall } from '../support/msw'

const lastToast = () => toastSnapshot().at(-1)

describe('API client', () => {
  beforeEach(() => {
    Cookies.remove('token')
    window.history.replaceState(null, '', '/wares?gt=1')
    vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  it('a request sends token, CSRF token, no-cache header and visitor signature, and resolves with data', async () => {
    Cookies.set('token', 'id.secret')
    let seen: Headers | undefined
    server.use(
      mockCall('GET /im/unread', ({ headers }) => {
        seen = headers
        return { total: 3, groups: [] }
      }),
    )
    expect((await call('GET /im/unread', {})).total).toBe(3)
    expect([seen?.get('authorization'), seen?.get('x-csrf-token'), seen?.get('cache-control')]).toEqual([
      'id.secret',
      'nonce12345.mac',
      'no-cache',
    ])
    expect(seen?.get('x-visitor')).toMatch(/^\d{10}\.[0-9a-f]+$/)
  })

  it('a request omits the token if configured', async () => {
    Cookies.set('token', 'id.secret')
    let token: string | null = ''
    server.use(
      mockCall('GET /comm/gameList', ({ headers }) => {
        token = headers.get('authorization')
        return { gameList: [] }
      }),
    )
    await call('GET /comm/gameList', {}, { token: false })
    expect(token).toBeNull()
  })

  it('a POST is form-encoded, omits empty fields, and sends the idempotency key', async () => {
    let seen: { input: Record<string, string>; key: string | null; type: string | null } | undefined
    server.use(
      mockCall('POST /order/orderEval', ({ input, headers }) => {
        seen = { input, key: headers.get('idempotency-key'), type: headers.get('content-type') }
        return null
      }),
    )
    await call(
      'POST /order/orderEval',
      { orderSn: 'D2611210000000000', stars: '5', text: '' },
      { idempotencyKey: 'one-intent' },
    )
    expect(seen).toEqual({
      input: { orderSn: 'D2611210000000000', stars: '5' },
      key: 'one-intent',
      type: expect.stringContaining('application/x-www-form-urlencoded'),
    })
  })

  it('PUT and DELETE append the id to the path, with and without a form body', async () => {
    const seen: unknown[] = []
    server.use(
      mockCall('PUT /im/markRead', ({ input, headers }) => {
        seen.push(input, headers.get('content-type')?.slice(0, 33), headers.get('x-csrf-token'))
        return null
      }),
      http.delete('*/api/activity/booking/seasonBooking/:id', ({ params, request }) => {
        seen.push(params.id, new URL(request.url).search, request.headers.get('x-csrf-token'))
        return HttpResponse.json({ code: 0, msg: '', data: null })
      }),
    )
    await call('PUT /im/markRead', { id: '7', seq: '3' })
    await call('DELETE /activity/booking/seasonBooking', { id: '9' })
    expect(seen).toEqual([
      { id: '7', seq: '3' },
      'application/x-www-form-urlencoded',
      'nonce12345.mac',
      '9',
      '',
      'nonce12345.mac',
    ])
  })

  it('a GET appends the id to the path', async () => {
    server.use(
      mockCall('GET /pay/showPayUrl', ({ input }) => ({
        kind: 'qr',
        pageUrl: '',
        jsapi: null,
        qrText: input.id ?? '',
        qrImage: '',
        amount: '1.00',
        aliOrWx: 1,
        expiresIn: 1,
        paid: false,
      })),
    )
    expect((await call('GET /pay/showPayUrl', { id: 'abcdefghijklmnopqrstuvwx' })).qrText).toBe(
      'abcdefghijklmnopqrstuvwx',
    )
  })

  it('a POST rejected for its CSRF token fetches a new token once and is repeated', async () => {
    let tries = 0
    server.use(
      http.get('*/api/comm/csrf', () => {
        Cookies.set('csrf', 'fresh67890.mac')
        return HttpResponse.json({ code: 0, msg: '', data: null })
      }),
      http.post('*/api/user/logout', ({ request }) => {
        tries += 1
        const fresh = request.headers.get('x-csrf-token') === 'fresh67890.mac'
        return HttpResponse.json(
          fresh ? { code: 0, msg: '', data: null } : { code: 419, name: 'BAD_CSRF', msg: '页面已失效', data: null },
          { status: fresh ? 200 : 403 },
        )
      }),
    )
    await call('POST /user/logout', {})
    expect(tries).toBe(2)
  })

  it('concurrent calls without a CSRF token request only one', async () => {
    Cookies.remove('csrf')
    let made = 0
    const sent: (string | null)[] = []
    server.use(
      http.get('*/api/comm/csrf', () => {
        made += 1
        Cookies.set('csrf', `made${made}.mac`)
        return HttpResponse.json({ code: 0, msg: '', data: null })
      }),
      http.post('*/api/user/logout', ({ request }) => {
        sent.push(request.headers.get('x-csrf-token'))
        return HttpResponse.json({ code: 0, msg: '', data: null })
      }),
    )
    await Promise.all([call('POST /user/logout', {}), call('POST /user/logout', {}), call('POST /user/logout', {})])
    expect(sent).toEqual(['made1.mac', 'made1.mac', 'made1.mac'])
  })

  it('a refusal is thrown to the caller, and also shown as a warning if the call is loud', async () => {
    server.use(mockCall('POST /user/login', { refuse: 'WRONG_CREDENTIALS' }))
    const login = (loud: boolean) => call('POST /user/login', { phone: '13800000001', password: 'x' }, { loud })
    const before = toastSnapshot().length
    await expect(login(false)).rejects.toMatchObject({ reason: 'WRONG_CREDENTIALS', message: '账号或密码错误' })
    expect(toastSnapshot()).toHaveLength(before)
    await expect(login(true)).rejects.toBeInstanceOf(ApiError)
    expect(lastToast()).toMatchObject({ kind: 'warn', text: '账号或密码错误' })
  })

  it.each([
    ['/wares/ZHWZ1070931/order?ensureId=2', 1],
    ['/wares?gt=1', 0],
  ])(
    'an expired session clears the cookies; a silent call on %s redirects to the login %i times',
    async (page, times) => {
      history.replaceState(null, '', page)
      Cookies.set('token', 'id.secret')
      Cookies.set('nickName', '南山老猫')
      server.use(mockCall('GET /im/unread', { refuse: 'SESSION_EXPIRED' }))
      await expect(call('GET /im/unread', {})).rejects.toMatchObject({ reason: 'SESSION_EXPIRED' })
      expect([Cookies.get('token'), Cookies.get('nickName')]).toEqual([undefined, undefined])
      expect(location.assign).toHaveBeenCalledTimes(times)
      if (times > 0) expect(location.assign).toHaveBeenCalledWith(`/login?returnUrl=${encodeURIComponent(page)}`)
      else expect(lastToast()).toMatchObject({ kind: 'warn', text: '登录已过期，请重新登录' })
    },
  )

  it('an expired session redirects to the login from a public page too, if the call is loud', async () => {
    Cookies.set('token', 'id.secret')
    server.use(mockCall('GET /user/userInfo', { refuse: 'SESSION_EXPIRED' }))
    await expect(call('GET /user/userInfo', {}, { loud: true })).rejects.toMatchObject({ reason: 'SESSION_EXPIRED' })
    expect(location.assign).toHaveBeenCalledWith('/login?returnUrl=%2Fwares%3Fgt%3D1')
  })

  it('a silent chat call without a session redirects to the login from the chat page', async () => {
    history.replaceState(null, '', '/chatSystem')
    vi.resetModules()
    const { call: fresh } = await import('@/lib/client/api')
    server.use(mockCall('GET /im/groupInfo', { refuse: 'NOT_LOGGED_IN' }))
    await expect(fresh('GET /im/groupInfo', { groupId: '1' })).rejects.toMatchObject({ reason: 'NOT_LOGGED_IN' })
    expect(location.assign).toHaveBeenCalledWith('/login?returnUrl=%2FchatSystem')
    expect(sessionStorage.getItem('toast-after-navigation')).toContain('请先登录，再继续操作')
  })

  it('on a member page, cookies that disappear are reported as an expired session', async () => {
    history.replaceState(null, '', '/wares/ZHWZ1070931/order')
    Cookies.set('token', 'id.secret')
    hasToken()
    Cookies.remove('token')
    server.use(mockCall('GET /user/capitalManagement', { refuse: 'NOT_LOGGED_IN' }))
    await expect(call('GET /user/capitalManagement', {})).rejects.toMatchObject({ reason: 'NOT_LOGGED_IN' })
    expect(sessionStorage.getItem('toast-after-navigation')).toContain('登录已过期，请重新登录')
  })

  it.each([
    ['/center/buyers/buyRecord', 1],
    ['/allgame', 0],
  ])('a silent call without a session on %s redirects %i times', async (page, times) => {
    history.replaceState(null, '', page)
    server.use(mockCall('GET /user/capitalManagement', { refuse: 'NOT_LOGGED_IN' }))
    await expect(call('GET /user/capitalManagement', {})).rejects.toMatchObject({ reason: 'NOT_LOGGED_IN' })
    expect(location.assign).toHaveBeenCalledTimes(times)
  })

  it('an error message with "tcp" is shown as a site update notice', async () => {
    server.use(mockCall('GET /im/unread', { refuse: 'SERVER_ERROR', msg: 'dial tcp 10.0.0.1' }))
    await expect(call('GET /im/unread', {}, { loud: true })).rejects.toBeInstanceOf(ApiError)
    expect(lastToast()?.text).toBe('网站正在更新，请稍候....')
  })

  it('a lost connection or an invalid response shows 提示 / 网络超时, in chat calls 网络错误', async () => {
    server.use(http.get('*/api/user/userInfo', () => HttpResponse.error()))
    await expect(call('GET /user/userInfo', {}, { loud: true })).rejects.toMatchObject({ reason: 'NETWORK_LOST' })
    expect(lastToast()).toMatchObject({ title: '提示', text: '网络超时' })
    server.use(http.get('*/api/im/unread', () => HttpResponse.error()))
    await expect(call('GET /im/unread', {})).rejects.toMatchObject({ reason: 'NETWORK_LOST', message: '网络错误' })
    server.use(http.get('*/api/im/unread', () => new HttpResponse('<html>', { status: 502 })))
    await expect(call('GET /im/unread', {})).rejects.toMatchObject({ reason: 'NETWORK_LOST' })
  })

  it('the visitor signature depends on the current second', () => {
    expect(visitorSignature(1_700_000_000_900)).toBe(visitorSignature(1_700_000_000_100))
    expect(visitorSignature(1_700_000_000_900)).not.toBe(visitorSignature(1_700_000_001_000))
  })
})
