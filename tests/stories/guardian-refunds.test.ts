import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { rentedAccount } from '../support/fixtures/bans/trades'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
import { passAndRun } from '../support/fixtures/deal'
import { DisputeCase } from '../support/fixtures/dispute'
import { guest, guestPictures, sendCase } from '../support/fixtures/service-case'
import { storyWorld } from '../support/ledger'
import { oneCard } from '../support/one-person'
import type { Visitor } from '../support/visitor'
import type { Person } from '../support/world'

describe('a refund for a guardian', () => {
  const world = storyWorld()
  let agent: Visitor
  let second: Visitor
  let serial = 0
  const key = () => ({ key: randomUUID() })
  beforeEach(async () => {
    await world.dismissStaff()
    agent = await world.logIn({ staff: 'service' })
    second = await world.logIn({ staff: 'risk' })
  })
  const open = async (account: string) => {
    const phone = `139${String(60_000_000 + ++serial)}`
    const visitor = await guest(world, phone)
    const pictures = await guestPictures(world, phone)
    const caseSn = await sendCase(visitor, 'guardian', { facts: { account }, pictures })
    await agent.do('POST /desk/claimCase', { caseSn })
    return caseSn
  }
  const ask = async (orderSn: string, { userId }: Pick<Person, 'userId'>) => {
    const caseSn = await open(String(userId))
    return agent.ask('POST /desk/refundCaseOrder', { caseSn, orderSn, reason: '已核对监护关系和付款人' }, key())
  }
  const approve = async () => {
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const agreed = { approvalId: String(list[0]?.approvalId), accept: '1', reason: '' } as const
    return { title: list[0]?.title, ...(await second.ask('POST /console/decideApproval', agreed, key())) }
  }

  it('ends the cover of the order: the buyer cannot claim what came back', async () => {
    const one = await ClaimCase.released(world)
    const { people, orderSn } = one.deal
    await ask(orderSn, people.buyer)
    const { name, title } = await approve()
    expect([name, title]).toEqual(['OK', expect.stringContaining(people.buyer.nickName)])
    const finance = await world.logIn({ staff: 'finance' })
    const { balance, flows } = await finance.do('GET /console/coverFund', {})
    expect([Number(flows.guardian) > 0, flows.other, flows.total]).toEqual([true, '0.00', balance])
    const refused = await one.file()
    expect([refused.name, refused.msg]).toEqual(['NO_CLAIM', expect.stringContaining('未成年人退款')])
  })

  it('is refused while a claim on the order is open, and after it was paid', async () => {
    const one = await ClaimCase.released(world)
    const { people, orderSn } = one.deal
    await one.grant(await world.person({ staff: 'service' }))
    expect((await ask(orderSn, people.buyer)).name).toBe('CASE_STATE')
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    const late = await ask(orderSn, people.buyer)
    expect([late.name, late.msg]).toEqual(['CASE_STATE', expect.stringContaining('已赔付')])
  })

  it('and a claim filed at the same moment do not both pay', async () => {
    const one = await ClaimCase.released(world)
    await ask(one.deal.orderSn, one.deal.people.buyer)
    const names = (await Promise.all([approve(), one.file()])).map(({ name }) => name)
    expect(names.filter((name) => name === 'OK')).toHaveLength(1)
  })

  it('of a rental leaves out the deposit that came back already', async () => {
    const { rental } = await rentedAccount(world)
    for (let day = 0; day < 20; day++) await passAndRun(world, { days: 1 })
    const { renter } = rental.people
    await ask(rental.orderSn, renter)
    expect((await approve()).name).toBe('OK')
    expect(await world.balance(renter)).toBe('100.00')
  })

  it('leaves out the part that a dispute gave back', async () => {
    const one = await DisputeCase.open(world)
    const { people, orderSn } = one.deal
    await one.begin('part', '300.00')
    await one.act('seller', 'agree')
    for (let day = 0; day < 10; day++) await passAndRun(world, { days: 1 })
    const before = Number(await world.balance(people.buyer))
    await ask(orderSn, people.buyer)
    expect((await approve()).name).toBe('OK')
    expect(Number(await world.balance(people.buyer)) - before).toBe(700)
  })

  it('goes only to the account that the guardian named, or another one of the same person', async () => {
    const { people, orderSn } = (await ClaimCase.released(world)).deal
    const [stranger, sibling] = [await world.person(), await world.person()]
    const refused = await ask(orderSn, stranger)
    expect([refused.name, refused.msg]).toEqual(['CASE_STATE', expect.stringContaining('不是工单里的账号')])
    await oneCard(world, randomUUID(), people.buyer, sibling)
    expect((await ask(orderSn, sibling)).data).toEqual({ waits: true })
    expect((await approve()).name).toBe('OK')
  })
})
