import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawals } from '@/lib/server/db/schema/money/payouts'
import { localSms } from '@/lib/server/db/schema/providers'
import { Bank, Saver } from '../../support/fixtures/bank'
import { Deal } from '../../support/fixtures/deal'
import { RuleBookDesk } from '../../support/fixtures/rule-book'
import { World } from '../../support/world'

describe('kill switches', () => {
  const world = new World()
  let desk: RuleBookDesk
  beforeAll(async () => {
    await world.open()
    desk = await RuleBookDesk.open(world)
  })
  afterAll(() => world.close())
  const close = async (key: string, place: { mode?: 'account' | 'rental'; gameId?: string } = {}) =>
    expect((await desk.ask({ key, value: '0', ...place })).data, 'one is enough').toEqual({ waits: false })
  const open = async (key: string, place: { mode?: 'account' | 'rental'; gameId?: string } = {}) => {
    expect((await desk.ask({ key, value: '1', ...place })).data).toEqual({ waits: true })
    expect((await desk.agree()).code).toBe(0)
  }

  it('the kill switch of a mode and game stops its orders and listings and hides it in the pickers; other games are unaffected', async () => {
    const place = { mode: 'account' as const, gameId: '107' }
    const deal = await Deal.open(world, { price: '10.00', balance: '100.00' })
    const running = await Deal.open(world, { price: '10.00', balance: '100.00' })
    await (await running.place()).pay()
    const typesOf = async (id: number) => {
      const { gameList } = await world.visitor().do('GET /comm/gameList', {})
      return Object.keys(JSON.parse(gameList.find((game) => game.id === id)?.goodsTypeAndNameMap ?? '{}'))
    }
    expect(await typesOf(107)).toContain('1')
    await close('tradeOpen', place)
    const order = { goodsSn: deal.goods.sn, price: deal.goods.price, agree: '1' } as const
    expect((await deal.buyer.ask('POST /order/placeOrder', order)).name).toBe('MODE_OFF')
    expect(await typesOf(107)).not.toContain('1')
    expect((await typesOf(107)).length, 'what else is traded there').toBeGreaterThan(0)
    await (await running.deliver()).confirm()
    expect((await running.state())[0], 'what runs goes on').toBe('3')
    await open('tradeOpen', place)
    expect(await typesOf(107)).toContain('1')
    expect((await deal.buyer.ask('POST /order/placeOrder', order)).code).toBe(0)
  })

  it('the kill switch of registrations rejects new accounts', async () => {
    const phone = '13611119001'
    const visitor = world.visitor()
    await visitor.do('POST /comm/sms', { phone, purpose: 'register' })
    const rows = await world.services.db.select().from(localSms)
    const smsCode = /\d{6}/.exec(rows.findLast((row) => row.phone === phone)?.text ?? '')?.[0] ?? ''
    const register = () => visitor.ask('POST /user/register', { phone, smsCode, password: 'demo1234', agree: '1' })
    await close('registerOpen')
    expect([(await register()).code, (await register()).msg]).toEqual([1003, expect.stringContaining('暂停注册')])
    await open('registerOpen')
    expect((await register()).code, 'the code was not spent').toBe(0)
  })

  it('the kill switch of recharges stops recharges, but no order payments', async () => {
    const deal = await Deal.open(world, { price: '10.00' })
    await deal.place()
    await close('rechargeOpen')
    expect((await deal.buyer.ask('POST /pay/recPay', { amount: '10.00', aliOrWx: '1' })).name).toBe('PAUSED')
    expect(await deal.startQr()).not.toBe('')
    await open('rechargeOpen')
    expect((await deal.buyer.ask('POST /pay/recPay', { amount: '10.00', aliOrWx: '1' })).code).toBe(0)
  })

  it('the kill switch of payouts rejects new withdrawals and does not send pending ones', async () => {
    const [bank, saver] = [await Bank.open(world), await Saver.open(world)]
    const sn = await saver.withdraw('100.00')
    await close('payoutOpen')
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('waiting')
    const ask = { payeeId: String(saver.payeeId), amount: '100.00' }
    expect((await saver.visitor.ask('POST /pay/sendWithdrawalCode', ask)).name).toBe('PAUSED')
    const form = { ...ask, payPassword: '246810', smsCode: '123456' }
    expect((await saver.visitor.ask('POST /pay/cashAdvance', form, { key: crypto.randomUUID() })).name).toBe('PAUSED')
    await open('payoutOpen')
    world.pass({ minutes: 2 })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('paid')
    expect(await world.services.db.$count(withdrawals)).toBe(2)
  })
})
