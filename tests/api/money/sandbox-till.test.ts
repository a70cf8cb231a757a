import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { Till } from '../../support/fixtures/till'
import { SOON } from '../../support/soon'
import { World } from '../../support/world'

describe('sandbox payment page', () => {
  const world = new World()
  let till: Till
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  afterAll(() => world.close())

  const ask = async (path: string, choice?: string) => {
    const body = choice === undefined ? undefined : new URLSearchParams({ do: choice })
    const request = new Request(`${world.dist().origin}${path}`, { method: body ? 'POST' : 'GET', body })
    const answer = await world.app.api.fetch(request)
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }
  const start = async () => {
    const deal = await (await Deal.open(world, { price: '12.50' })).place()
    const interSn = await deal.startQr()
    return { deal, interSn, path: `/sandbox-pay/${(await till.trade(interSn)).tradeNo}` }
  }

  it('the sandbox payment page shows the amount, and pays only when the payer confirms', async () => {
    const { deal, interSn, path } = await start()
    expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining('确认支付') })
    expect((await till.trade(interSn)).state).toBe('WAIT')
    for (const nothing of ['', 'refund']) {
      expect(await ask(path, nothing)).toMatchObject({ status: 303, location: path })
      expect((await till.trade(interSn)).state).toBe('WAIT')
    }
    expect(await ask(path, 'pay')).toMatchObject({ status: 303, location: path })
    expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining('支付成功') })
    await expect.poll(() => deal.state(), SOON).toBe('1 VERIFY')
    await ask(path, 'cancel')
    expect((await till.trade(interSn)).state, 'what is paid stays paid').toBe('SUCCESS')
  })

  it('the payer chooses on the sandbox payment page how refunds of the payment end', async () => {
    const { interSn, path } = await start()
    await ask(path, 'pay')
    const usual = (await till.trade(interSn)).refundWay
    await ask(path, 'vanish')
    expect((await till.trade(interSn)).refundWay).toBe(usual)
    await ask(path, 'fail')
    expect((await till.trade(interSn)).refundWay).toBe('fail')
  })

  it('a trade cancelled in the sandbox cannot be paid any more', async () => {
    const { interSn, path } = await start()
    await ask(path, 'cancel')
    expect((await till.trade(interSn)).state).toBe('CLOSED')
    await ask(path, 'pay')
    expect((await till.trade(interSn)).state).toBe('CLOSED')
    expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining('交易已关闭') })
  })

  it('the sandbox payment page returns 404 for unknown trades and paths', async () => {
    const { path } = await start()
    expect(await ask('/sandbox-pay/S0')).toMatchObject({ status: 404, text: expect.stringContaining('没有这笔交易') })
    expect((await ask('/sandbox-pay/S0', 'pay')).status).toBe(303)
    expect((await ask('/sandbox-pay/S0', 'cancel')).status).toBe(303)
    for (const wrong of [`${path}/x`, `/sandbox-pay/x${path}`, `${path}%20`, '/sandbox-pay/'])
      expect(await ask(wrong), wrong).toMatchObject({ status: 404, text: 'Not found' })
  })
})
