import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payments } from '@/lib/server/db/schema/money/wallet'
import { acceptNotice } from '@/lib/server/modules/money/wallet/accept-notice'
import { claimDuePayments } from '@/lib/server/modules/money/wallet/claim-due-payments'
import { closePayment } from '@/lib/server/modules/money/wallet/close-payment'
import { createCharge } from '@/lib/server/modules/money/wallet/create-charge'
import { createPayment } from '@/lib/server/modules/money/wallet/create-payment'
import { creditPayment } from '@/lib/server/modules/money/wallet/credit-payment'
import { findPayment, loadPayment } from '@/lib/server/modules/money/wallet/queries-payments'
import { isOpen, isPaid } from '@/lib/server/modules/money/wallet/rules'
import type { Payment } from '@/lib/server/modules/money/wallet/types'
import type { Notice } from '@/lib/server/providers/payment/port'
import { type PaymentProvider, QR_PAYER } from '@/lib/server/providers/payment/port'
import { fen } from '@/lib/shared/money/money'
import { withPayment } from '../../../support/with-payment'
import { type Person, World } from '../../../support/world'

describe('payments', () => {
  const world = new World()
  let person: Person
  let payment: Payment
  const create = (refSn = '') =>
    world.services.db.transaction((tx) =>
      createPayment(world.ctx(person), tx, {
        purpose: refSn ? 'order' : 'recharge',
        refSn,
        amount: fen(500),
        channel: 2,
        provider: 'sandbox',
        payer: QR_PAYER,
        expiresAt: new Date(world.now().getTime() + 60_000),
      }),
    )
  beforeAll(() => world.open())
  beforeEach(async () => {
    person = await world.person()
    payment = await create()
  })
  afterAll(() => world.close())

  const notice = (more: Partial<Notice> = {}): Notice => ({
    provider: 'sandbox',
    distId: 1,
    kind: more.state ?? 'SUCCESS',
    interSn: payment.interSn,
    tradeNo: `S${payment.interSn}`,
    state: 'SUCCESS',
    amount: fen(500),
    channel: 2,
    ...more,
  })
  const accept = (more: Partial<Notice> = {}) =>
    world.services.db.transaction((tx) => acceptNotice(tx, notice(more), world.now()))
  const row = async () => (await findPayment(world.services.db, payment.interSn)) as Payment

  it('a payment is accepted only with its number, channel, amount and state', async () => {
    const refusals = [
      await accept({ interSn: 'P-nobody' }),
      await accept({ provider: 'another' }),
      await accept({ distId: 2 }),
      await accept({ channel: 1 }),
      await accept({ amount: fen(499) }),
      await accept({ amount: fen(501) }),
      await accept({ state: 'WAIT' }),
    ]
    expect(refusals.map((refusal) => (refusal.state === 'refused' ? refusal.why : refusal.state))).toEqual([
      'unknown payment',
      'another provider',
      'another tenant',
      'another channel',
      'another amount',
      'another amount',
      'state WAIT',
    ])
    expect(await row()).toMatchObject({ status: 0, tradeNo: null, paidAt: null })
  })

  it('a notice whose provider names no tenant is accepted', async () => {
    expect((await accept({ distId: null })).state).toBe('paid')
  })

  it.each(['SUCCESS', 'CLOSED'] as const)(
    'a %s notice with the trade number of another payment is refused',
    async (state) => {
      const tradeNo = `S${payment.interSn}`
      await accept({ tradeNo, state })
      payment = await create()
      expect(await accept({ tradeNo, state })).toEqual({ state: 'refused', why: 'trade number of another payment' })
      expect(await row()).toMatchObject({ status: 0, tradeNo: null })
    },
  )

  it('a payment is marked paid once, with the provider’s number, and no longer queried', async () => {
    expect(await accept()).toMatchObject({ state: 'paid', payment: { interSn: payment.interSn } })
    const paid = await row()
    expect(paid).toMatchObject({ status: 1, tradeNo: `S${payment.interSn}`, checkAt: null })
    expect([isPaid(paid), paid.paidAt !== null]).toEqual([true, true])
    expect([(await accept()).state, (await accept({ tradeNo: 'S-other' })).state]).toEqual(['duplicate', 'duplicate'])
  })

  it('a paid payment stays paid when reported closed, and a closed one becomes paid when reported paid', async () => {
    expect((await accept({ state: 'CLOSED' })).state).toBe('closed')
    expect(await row()).toMatchObject({ status: 2, checkAt: null })
    expect((await accept()).state).toBe('paid')
    expect((await accept({ state: 'CLOSED' })).state).toBe('closed')
    expect((await row()).status).toBe(1)
    await closePayment(world.services.db, payment.interSn)
    expect((await row()).status).toBe(1)
  })

  it('a payment is credited once', async () => {
    const credit = () =>
      world.services.db.transaction((tx) => creditPayment(tx, { payment, kind: 'recharge', at: world.now() }))
    expect([await credit(), await credit()]).toEqual([true, false])
    expect(await world.balance(person)).toBe('5.00')
  })

  it('a payment is open until it expires, unless paid or closed before', () => {
    const at = (ms: number) => new Date(payment.expiresAt.getTime() + ms)
    expect([isOpen(payment, at(-1)), isOpen(payment, at(0)), isOpen(payment, at(1))]).toEqual([true, false, false])
    expect([1, 2].map((status) => isOpen({ ...payment, status }, at(-1)))).toEqual([false, false])
    expect([0, 1, 2].map((status) => isPaid({ ...payment, status }))).toEqual([false, true, false])
  })

  it('a due payment is claimed by one poller', async () => {
    const { db } = world.services
    await db.update(payments).set({ checkAt: null })
    const numbers = [payment.interSn, (await create()).interSn, (await create()).interSn]
    const checkAt = world.now()
    for (const [i, interSn] of numbers.entries())
      await db
        .update(payments)
        .set({ checkAt: new Date(checkAt.getTime() - i) })
        .where(eq(payments.interSn, interSn))
    const next = new Date(checkAt.getTime() + 15_000)
    const claim = (now: Date, limit = 9) => claimDuePayments(db, { now, next, limit })
    expect(await claim(new Date(checkAt.getTime() - 3))).toEqual([])
    const first = await claim(checkAt, 2)
    expect(first.map(({ interSn }) => interSn).sort()).toEqual(numbers.slice(1).sort())
    expect((await claim(checkAt)).map(({ interSn }) => interSn)).toEqual([numbers[0]])
    expect(await claim(checkAt)).toEqual([])
    expect(await claim(next)).toHaveLength(3)
  })

  it('a locked payment does not block other pollers', async () => {
    const { db } = world.services
    const now = new Date(payment.createdAt.getTime() + 60_000)
    await db.transaction(async (tx) => {
      await tx.select().from(payments).where(eq(payments.interSn, payment.interSn)).for('update')
      const claimed = await db.transaction(async (other) => {
        await other.execute("set local lock_timeout = '2s'")
        return claimDuePayments(other, { now, next: now, limit: 99 })
      })
      expect(claimed.map(({ interSn }) => interSn)).not.toContain(payment.interSn)
    })
    const free = await claimDuePayments(db, { now, next: now, limit: 99 })
    expect(free.map(({ interSn }) => interSn)).toContain(payment.interSn)
  })

  it('a payment is found by its handle for its payer only', async () => {
    expect((await loadPayment(world.ctx(person), payment.payRand)).interSn).toBe(payment.interSn)
    for (const [who, payRand] of [
      [await world.person(), payment.payRand],
      [person, 'nothing'],
    ] as const)
      await expect(loadPayment(world.ctx(who), payRand)).rejects.toMatchObject({ reason: 'NOT_FOUND' })
  })

  it.each([
    ['', '/center/mywallets'],
    ['D2611211234567890', '/center/buyers/buyOrderDetail?orderSn=D2611211234567890'],
  ])('a payment opened on another host refers to its own one (order %j)', async (refSn, path) => {
    const { payRand } = await create(refSn)
    const elsewhere = { ...world.ctx(person), dist: world.dist(2) }
    await expect(loadPayment(elsewhere, payRand)).rejects.toMatchObject({
      reason: 'ELSEWHERE',
      data: { url: expect.stringContaining(path) },
    })
  })

  it('a payment is first queried fifteen seconds after it was created', () => {
    expect(payment.checkAt?.getTime()).toBe(payment.createdAt.getTime() + 15_000)
    expect(payment.interSn).toMatch(/^P\d{22}$/)
  })

  describe('payment QR codes', () => {
    const withProvider = (createCharge: PaymentProvider['createCharge']) =>
      withPayment(world.ctx(person), { createCharge })
    const down: PaymentProvider['createCharge'] = async () => {
      throw new Error('down')
    }

    it('a QR code is requested once, with a subject the payer understands', async () => {
      expect(await createCharge(world.ctx(person), payment)).toMatchObject({
        kind: 'qr',
        qrText: expect.stringContaining('/sandbox-pay/'),
      })
      expect(await createCharge(withProvider(down), await row())).toMatchObject({ qrText: (await row()).qrText })
      const subjects: string[] = []
      const ctx = withProvider(async ({ subject }) => {
        subjects.push(subject)
        return { kind: 'qr', qrText: 'x' }
      })
      await createCharge(ctx, await create())
      await createCharge(ctx, await create('D1'))
      expect(subjects).toEqual(['账户充值', '订单D1'])
    })

    it('no QR code is requested for a closed payment', async () => {
      await closePayment(world.services.db, payment.interSn)
      expect(await createCharge(withProvider(down), await row())).toBe(null)
    })

    it('a QR code request fails when the provider does not respond, and can be retried', async () => {
      await expect(createCharge(withProvider(down), payment)).rejects.toMatchObject({ reason: 'PAYMENT_FAILED' })
      expect(await createCharge(world.ctx(person), payment)).toMatchObject({
        kind: 'qr',
        qrText: expect.stringContaining('/sandbox-pay/'),
      })
    })
  })
})
