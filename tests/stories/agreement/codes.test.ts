import { expect, it } from 'vitest'
import { openSigning, signAs } from '../../support/fixtures/agreement'
import type { Deal } from '../../support/fixtures/deal'
import { openWorld } from '../../support/world'

const SALES = 7

it('a seller signs the agreements of many orders one after the other, without waiting for the next code', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const seller = await world.person()
  const deals: Deal[] = []
  for (let i = 0; i < SALES; i++) deals.push((await openSigning(world, { seller })).deal)
  for (const deal of deals) expect(await signAs(world, deal, 'seller')).toMatchObject({ code: 0 })
})

it('the code of one agreement is sent at most once a minute', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const { deal } = await openSigning(world)
  const { hash } = await deal.seller.do('GET /order/agreement', { orderSn: deal.orderSn })
  const send = () => deal.seller.ask('POST /order/sendAgreementCode', { orderSn: deal.orderSn, hash })
  expect((await send()).code).toBe(0)
  expect(await send()).toMatchObject({ name: 'TOO_MANY', msg: '获取验证码太频繁，请 60 秒后再试' })
  world.pass({ seconds: 61 })
  expect((await send()).code).toBe(0)
})
