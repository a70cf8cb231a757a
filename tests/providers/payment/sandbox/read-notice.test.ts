import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSandboxPayment } from '@/lib/server/providers/payment/sandbox/create-sandbox-payment'
import type { Trade } from '@/lib/server/providers/payment/sandbox/merchant'
import type { Refund } from '@/lib/server/providers/payment/sandbox/refunds'
import { keysOf, signedText } from '@/lib/server/providers/sandbox/keys'
import { fen } from '@/lib/shared/money/money'

const keys = keysOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
// Reading a callback needs neither the gateway's records nor its log.
const options = { keys, now: () => new Date(0), baseUrl: 'http://127.0.0.1:1', publicOrigin: 'http://till.test' }
const { provider, gateway } = createSandboxPayment(options as Parameters<typeof createSandboxPayment>[0])
const TRADE = {
  outTradeNo: 'P1',
  tradeNo: 'S1',
  channel: 2,
  state: 'SUCCESS',
  amountFen: fen(1250),
  attach: '1',
} as Trade

/** Returns how we read the gateway's callback; `changes` apply before signing, `tamper` after it. */
function read(changes: Record<string, string> = {}, tamper: Record<string, string> = {}) {
  const { sign: _, ...params } = { ...gateway.noticeOf(TRADE), ...changes }
  const body = new URLSearchParams({ ...params, sign: keys.sign(signedText(params)), ...tamper }).toString()
  return provider.verifyNotice(body, new Headers())
}

it('a genuine payment callback is read completely', async () => {
  const notice = { provider: 'sandbox', distId: 1, interSn: 'P1', tradeNo: 'S1', amount: 1250n, channel: 2 }
  expect(await read()).toEqual({ ...notice, kind: 'SUCCESS', state: 'SUCCESS' })
  expect(await read({ channel: '1', trade_status: 'TRADE_CLOSED' })).toEqual({
    ...notice,
    channel: 1,
    kind: 'CLOSED',
    state: 'CLOSED',
  })
})

it.each(['WAIT_BUYER_PAY', 'toString', '', 'SUCCESS'])(
  'any other status (%s) is neither paid nor closed',
  async (trade_status) => {
    expect(await read({ trade_status })).not.toMatchObject({ state: 'SUCCESS' })
    expect(await read({ trade_status })).not.toMatchObject({ state: 'CLOSED' })
  },
)

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['another app', { app_id: 'another-app' }, {}],
  ['another seller', { seller_id: 'another-seller' }, {}],
  ['another channel', { channel: '3' }, {}],
  ['no channel', { channel: '' }, {}],
  ['a sum that is no sum', { total_amount: '1e9' }, {}],
  ['a sum below zero', { total_amount: '-1.00' }, {}],
  ['no signature', {}, { sign: '' }],
  ['a sum changed after signing', {}, { total_amount: '8000.00' }],
  ['a number changed after signing', {}, { out_trade_no: 'P2' }],
  ['a parameter added after signing', {}, { passback: 'x' }],
  ['an app changed after signing', { app_id: 'another-app' }, { app_id: 'sandbox-app' }],
])('rejects a payment callback with %s', async (_, changes, tamper) => {
  expect(await read(changes, tamper)).toBeNull()
})

it('rejects invalid callback bodies', async () => {
  for (const body of ['', '%%%=\u0000&sign=AAAA', 'sign=', '{"sign":1}'])
    expect(await provider.verifyNotice(body, new Headers()), body).toBeNull()
})

it('the callback response is in the format the gateway expects', () => {
  expect(provider.noticeAnswer(true)).toEqual({ body: 'success', contentType: 'text/plain', status: 200 })
  expect(provider.noticeAnswer(false)).toEqual({ body: 'failure', contentType: 'text/plain', status: 200 })
})

const REFUND = { refundNo: 'R1', outTradeNo: 'P1', amountFen: fen(300), state: 'SUCCESS' } as Refund
function readRefund(changes: Record<string, string> = {}, tamper: Record<string, string> = {}) {
  const { sign: _, ...params } = { ...gateway.refunds.noticeOf(TRADE, REFUND), ...changes }
  const body = new URLSearchParams({ ...params, sign: keys.sign(signedText(params)), ...tamper }).toString()
  return provider.verifyNotice(body, new Headers())
}

it('a refund callback is read completely, and is not a payment', async () => {
  const notice = { provider: 'sandbox', interSn: 'P1', channel: 2, refundSn: 'R1', amount: 300n }
  expect(await readRefund()).toEqual({ ...notice, state: 'SUCCESS', why: '' })
  expect(await readRefund({ refund_status: 'REFUND_FAILED' })).toMatchObject({
    state: 'FAILED',
    why: '收款账户状态异常',
  })
  for (const refund_status of ['REFUND_PROCESSING', 'toString', ''])
    expect(await readRefund({ refund_status })).toMatchObject({ state: 'WAIT' })
})

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['a sum that is no sum', { refund_amount: '1e9' }, {}],
  ['no sum', { refund_amount: '' }, {}],
  ['another app', { app_id: 'another-app' }, {}],
  ['a sum changed after signing', {}, { refund_amount: '8000.00' }],
  ['a number changed after signing', {}, { refund_no: 'R2' }],
  ['a state changed after signing', { refund_status: 'REFUND_FAILED' }, { refund_status: 'REFUND_SUCCESS' }],
])('rejects a refund callback with %s', async (_, changes, tamper) => {
  expect(await readRefund(changes, tamper)).toBeNull()
})
