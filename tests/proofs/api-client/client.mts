/**
 * A client written with nothing but the generated types of /api/openapi.json: logs in and buys an item, or confirms an
 * order. Usage: client.mts <origin> <phone> buy <goodsSn> <price> | confirm <orderSn>. Prints the order number.
 */
import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

const [origin = '', phone = '', what = '', sn = '', price = ''] = process.argv.slice(2)

/** Cookies of this client, as any HTTP client keeps them. */
const cookies = new Map<string, string>()
const api = createClient<paths>({
  baseUrl: origin,
  fetch: async (request) => {
    request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  },
})

const csrf = () => ({ 'x-csrf-token': decodeURIComponent(cookies.get('csrf') ?? '') })
const session = () => ({ authorization: cookies.get('token') ?? '' })

/** Unwraps an answer; a refusal ends the program. */
async function done<T>(
  answer: Promise<{
    data?: { code: 0; data?: T } | { code: number; msg: string; name: string }
    error?: { msg: string }
  }>,
): Promise<T> {
  const { data, error } = await answer
  if (!data || 'name' in data) throw new Error(data?.msg ?? error?.msg ?? 'no answer')
  return data.data as T
}

await done(api.GET('/api/comm/csrf'))
await done(api.POST('/api/user/login', { params: { header: csrf() }, body: { phone, password: 'demo1234' } }))
if (what === 'buy') {
  const { orderSn } = await done(
    api.POST('/api/order/placeOrder', {
      params: { header: csrf() },
      headers: session(),
      body: { goodsSn: sn, price, agree: '1' },
    }),
  )
  const key = { 'idempotency-key': randomUUID() }
  const pay = () =>
    api.POST('/api/pay/balancePay', {
      params: { header: { ...csrf(), ...key } },
      headers: session(),
      body: { orderSn, payPassword: '246810' },
    })
  const { coin } = await done(pay())
  const again = await done(pay())
  if (again.coin !== coin) throw new Error('a repeated payment was charged again')
  console.log(orderSn)
} else {
  await done(
    api.POST('/api/order/confirmRecGoods', {
      params: { header: csrf() },
      headers: session(),
      body: { orderId: sn },
    }),
  )
  console.log(sn)
}
