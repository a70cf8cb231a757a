import { expect, it, vi } from 'vitest'
import type { Payment } from '@/lib/server/modules/money/wallet/types'
import { whyUnpayable } from '@/lib/server/modules/orders/trading/internal/find-order'
import {
  presentMethods,
  presentPayment,
  presentPayState,
  presentPoll,
} from '@/lib/server/modules/orders/trading/payments/present'
import type { Order } from '@/lib/server/modules/orders/trading/types'
import {
  type Channel,
  type Charge,
  type PayMethod,
  type PaymentProvider,
  type Payments,
  QR_PAYER,
} from '@/lib/server/providers/payment/port'
import type { Ctx } from '@/lib/server/runtime/context'
import { fen } from '@/lib/shared/money/money'

const NOW = new Date('2026-11-21T06:00:00Z')
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const [PENDING, PAID, CLOSED] = [0, 1, 2]
const payment = (status = PENDING, expiresAt = at(90)) =>
  ({ status, expiresAt, amountFen: fen(1250), channel: 2, payer: QR_PAYER }) as Payment
const order = (status: number, expiresAt = at(60), subStatus = 'WAIT_PAY') =>
  ({ status, subStatus, expiresAt, totalFen: fen(1250) }) as Order

it('a QR code shows its remaining time while payable, never below zero', () => {
  const shown = (one: Payment) => presentPayment(one, { kind: 'qr', qrText: 'text' }, NOW)
  expect(shown(payment())).toMatchObject({ qrText: 'text', amount: '12.50', aliOrWx: 2, expiresIn: 90, paid: false })
  expect(shown(payment(PENDING, at(0)))).toMatchObject({ expiresIn: 0, paid: false })
  expect(shown(payment(PENDING, at(-5)))).toMatchObject({ expiresIn: 0, paid: false })
  expect(shown(payment(PAID))).toMatchObject({ expiresIn: 0, paid: true })
  expect(shown(payment(CLOSED))).toMatchObject({ expiresIn: 0, paid: false })
})

it('a payment states what the browser does: a code, a page, a call of WeChat, or what it was opened for', () => {
  const shown = (charge: Charge | null, one = payment()) => presentPayment(one, charge, NOW)
  const params = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }
  const nothing = { qrText: '', qrImage: '', pageUrl: '', jsapi: null }
  expect(shown({ kind: 'page', url: 'https://pay.test/1' })).toMatchObject({
    ...nothing,
    kind: 'page',
    pageUrl: 'https://pay.test/1',
  })
  expect(shown({ kind: 'jsapi', params })).toMatchObject({ ...nothing, kind: 'jsapi', jsapi: params })
  expect(shown({ kind: 'qr', qrText: 'text' })).toMatchObject({ kind: 'qr', qrText: 'text', pageUrl: '', jsapi: null })
  const closed = { ...payment(CLOSED), payer: { ...QR_PAYER, method: 'page' as const } }
  expect(shown(null, closed)).toMatchObject({ ...nothing, kind: 'page' })
})

it('only offered methods are listed, each with the ways in which it can be paid', () => {
  const offers: Record<number, readonly PayMethod[] | undefined> = { 1: ['qr', 'page'], 2: undefined }
  const ofChannel = vi.fn((channel: Channel) => {
    const methods = offers[channel]
    return methods ? { provider: {} as PaymentProvider, methods } : null
  })
  const ctx = { payments: { ofChannel } as unknown as Payments, origin: 'https://shop.test' }
  expect(presentMethods(ctx as Ctx, { coin: fen(500), spendable: fen(300), owed: fen(100) }, true)).toEqual({
    coin: '5.00',
    spendable: '3.00',
    owed: '1.00',
    isPayPassWord: true,
    methods: [{ aliOrWx: 1, name: '支付宝', payModes: ['15', '16'] }],
  })
})

it('a payment query returns paid, waiting or expired, in the format of both channels', () => {
  const poll = (one: Payment) => presentPoll(one, NOW)
  expect(poll(payment())).toEqual({ status: 0, code: -1, expired: false, amount: '12.50' })
  expect(poll(payment(PAID))).toEqual({ status: 1, code: 0, expired: false, amount: '12.50' })
  expect(poll(payment(PENDING, at(0)))).toEqual({ status: 0, code: -1, expired: true, amount: '12.50' })
  expect(poll(payment(CLOSED))).toEqual({ status: 0, code: -1, expired: true, amount: '12.50' })
})

it('an order is payable until its deadline and then cancelled, even before the scheduled job ran', () => {
  const state = (one: Order) => presentPayState(one, NOW)
  expect(state(order(0))).toEqual({ state: 'unpaid', totalPrice: '12.50', expiresIn: 60 })
  expect(state(order(0, at(0)))).toEqual({ state: 'cancelled', totalPrice: '12.50', expiresIn: 0 })
  expect(state(order(1))).toMatchObject({ state: 'paid', expiresIn: 0 })
  expect(state(order(7))).toMatchObject({ state: 'cancelled', expiresIn: 0 })
})

it('an order that cannot be paid returns the reason', () => {
  const why = (one: Order) => whyUnpayable(one, NOW)?.reason ?? null
  expect(why(order(0))).toBeNull()
  expect(why(order(0, at(0)))).toBe('ORDER_EXPIRED')
  expect(why(order(7, at(-60), 'TIMEOUT'))).toBe('ORDER_EXPIRED')
  expect(why(order(7, at(-60), 'CANCELLED'))).toBe('ORDER_STATE')
  expect(why(order(1, at(-60), 'VERIFY'))).toBe('ORDER_STATE')
})
