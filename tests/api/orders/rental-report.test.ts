import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatShortTime, MINUTE_MS } from '@/lib/shared/time'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { Rental } from '../../support/fixtures/rental'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

describe('reporting that an account is not as described', () => {
  const report = async (rental: Rental) => {
    const pictures = JSON.stringify([await uploadEvidence(world, rental.renter)])
    const input = { orderSn: rental.orderSn, note: '少了皮肤', pictures }
    return rental.renter.ask('POST /order/act', { ...input, action: 'mismatch' })
  }
  const rented = async () => (await (await (await Rental.open(world)).place()).pay()).deliver()

  it('is possible once per rental, because each report stops its time', async () => {
    const rental = await rented()
    world.pass({ minutes: 5 })
    expect(await report(rental)).toMatchObject({ name: 'OK' })
    world.pass({ minutes: 115 })
    expect(await rental.act('renter', 'withdraw')).toMatchObject({ name: 'OK' })
    expect((await rental.detail()).actions.map(({ action }) => action)).not.toContain('mismatch')
    expect(await report(rental)).toMatchObject({ name: 'ORDER_STATE' })
  })

  it('is offered and possible for half an hour after the first view of the credentials', async () => {
    const rental = await rented()
    world.pass({ minutes: 9 })
    await rental.look()
    const until = formatShortTime(new Date(world.now().getTime() + 30 * MINUTE_MS))
    world.pass({ minutes: 29 })
    const early = await rental.detail()
    expect(early.turn.text).toContain(`账号与描述不符的，${until} 前可以反馈`)
    expect(early.actions.map(({ action }) => action)).toContain('mismatch')
    world.pass({ minutes: 2 })
    const late = await rental.detail()
    expect(late.turn.text).toContain('反馈账号与描述不符的时间已过，有问题请在群聊里联系客服')
    expect(late.actions.map(({ action }) => action)).not.toContain('mismatch')
    expect(await report(rental)).toMatchObject({ name: 'ORDER_STATE', msg: expect.stringContaining('联系客服') })
  })
})
