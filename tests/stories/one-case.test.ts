import { beforeEach, describe, expect, it } from 'vitest'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
import { runClock } from '../support/fixtures/deal'
import { DisputeCase, runDisputes } from '../support/fixtures/dispute'
import { Staff } from '../support/fixtures/staff'
import { storyWorld } from '../support/ledger'

/** A dispute and a claim about one order: one at a time, and every end of the one leaves the order to the other. */
describe('one case of an order at a time', () => {
  const world = storyWorld()
  let one: ClaimCase
  let dispute: DisputeCase
  let staff: Staff
  beforeEach(async () => {
    await world.dismissStaff()
    staff = await Staff.open(world)
    one = await ClaimCase.open(world)
    dispute = new DisputeCase(world, one.deal)
  })

  const draft = () => {
    const { orderSn } = one.deal
    return one.deal.buyer.ask('POST /claim/draft', { orderSn, kind: 'retrieved', statement: '待补充' })
  }
  /** Everything that a timer of the three jobs still does; a job that fails leaves its row due for ever. */
  const runAll = async () => {
    world.pass({ days: 20 })
    for (const run of [runDisputes, runClaims, runClock]) await run(world)
  }
  const refused = { name: 'NO_CLAIM', msg: '订单有进行中的售后，结束后才能申请理赔' }
  const rule = async (refund: string, seller: string) => {
    await dispute.act('seller', 'contest', { note: '账号没有问题，请客服核对记录' })
    await dispute.act('buyer', 'escalate')
    expect(await dispute.rule(staff.visitor, refund, { seller })).toMatchObject({ code: 0 })
    world.pass({ hours: 72, seconds: 1 })
    await runDisputes(world)
  }

  type End = [
    how: string,
    want: 'full' | 'part' | 'redo',
    end: () => Promise<unknown>,
    state: string,
    isClaimable: boolean,
  ]
  const agreed = () => dispute.act('seller', 'agree')
  it.each<End>([
    ['withdrawn', 'full', () => dispute.act('buyer', 'withdraw'), '3 HOLD', true],
    ['granted in full', 'full', agreed, '8 REFUNDED', false],
    ['granted in part', 'part', agreed, '3 RELEASED', true],
    ['redone', 'redo', agreed, '3 HOLD', true],
    ['ruled to nothing', 'full', () => rule('0.00', '1000.00'), '3 HOLD', true],
    ['ruled to a part', 'full', () => rule('400.00', '600.00'), '3 RELEASED', true],
  ])('no claim during a dispute that is %s', async (_how, want, end, state, isClaimable) => {
    await draft()
    await dispute.begin(want, want === 'part' ? '300.00' : undefined)
    expect(await one.file()).toMatchObject(refused)
    expect(await draft()).toMatchObject(refused)
    expect(await one.deal.buyer.do('GET /claim/ofOrder', { orderSn: one.deal.orderSn })).toMatchObject({
      mayFile: false,
    })
    await end()
    expect(await one.deal.state()).toBe(state)
    expect((await one.file()).name).toBe(isClaimable ? 'OK' : 'NO_CLAIM')
    if (isClaimable) expect(await one.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    await runAll()
    expect(await one.deal.state()).toBe(state === '3 HOLD' ? '3 RELEASED' : state)
  })

  const appeal = '我没有外借账号，请复核登录记录'
  type ClaimEnd = [how: string, end: () => Promise<unknown>, state: string]
  it.each<ClaimEnd>([
    ['withdrawn', () => one.act('buyer', 'withdraw'), '3 HOLD'],
    [
      'rejected twice',
      async () => {
        await one.decide(staff.person, false)
        await one.act('buyer', 'appeal', appeal)
        await one.decide(await world.person({ staff: 'service' }), false)
      },
      '3 HOLD',
    ],
    [
      'recovered',
      async () => {
        await one.decide(staff.person, true)
        await one.act('buyer', 'recovered')
      },
      '3 HOLD',
    ],
    [
      'settled',
      async () => {
        await one.decide(staff.person, true)
        await one.act('seller', 'settle')
      },
      '3 CLAIMED',
    ],
    [
      'advanced',
      async () => {
        await one.decide(staff.person, true)
        world.pass({ days: 7, seconds: 1 })
        await runClaims(world)
      },
      '3 CLAIMED',
    ],
  ])('no dispute during a claim that is %s', async (_how, end, state) => {
    await one.file()
    expect(await dispute.begin()).toMatchObject({ name: 'ORDER_FROZEN' })
    await end()
    expect(await one.deal.state()).toBe(state)
    const isHeld = state === '3 HOLD'
    expect((await dispute.begin()).name).toBe(isHeld ? 'OK' : 'ORDER_STATE')
    if (isHeld) expect(await dispute.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    await runAll()
    expect(await one.deal.state()).toBe(isHeld ? '3 RELEASED' : state)
  })
})
