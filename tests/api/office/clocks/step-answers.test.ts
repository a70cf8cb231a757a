import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { processDueClocks } from '@/lib/server/modules/office/desk-clocks/process-due-clocks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../../support/fixtures/deal'
import { DisputeCase } from '../../../support/fixtures/dispute'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld, type World } from '../../../support/world'

const TARGETS = { firstAnswerMinutes: 10, nextAnswerMinutes: 20, dutyFromHour: 0, dutyToHour: 0 }
const ask = async (deal: Deal, content = '请问还要多久') => {
  const { groupId } = await deal.detail()
  const line = { groupId: `${groupId}`, clientMsgId: randomUUID(), messageType: 'text' as const, content }
  await deal.buyer.do('POST /im/sendMessage', line)
}
const look = async (staff: Staff, { orderSn }: Deal) => {
  const { clocks, waitsFor } = await staff.visitor.do('GET /desk/order', { orderSn })
  const rowIn = async (queue: 'buyer' | 'mine') => {
    const { list } = await staff.visitor.do('GET /desk/orders', { queue, keyWord: orderSn })
    return list[0]?.place
  }
  const kinds = clocks.map(({ kind }) => kind).filter((kind) => kind !== 'timer')
  return { kinds, side: waitsFor?.side, mine: await rowIn('mine'), buyer: await rowIn('buyer') }
}
/** A verified account order led by a new agent, who took that step without a line in the chat. */
async function verified(world: World) {
  const staff = await Staff.open(world)
  const deal = await (await (await Deal.open(world, { price: '100.00', balance: '100.00' })).place()).pay()
  await ask(deal)
  world.pass({ minutes: 6 })
  expect((await look(staff, deal)).kinds).toContain('first')
  expect((await staff.show(deal, 'verified')).code).toBe(0)
  return { staff, deal }
}

it('a step of staff answers the parties, and the next line of a party waits for an answer again', async () => {
  const world = await openWorld()
  await world.rule({ staffSteps: 'required', verifyMinutes: 60, rebindMinutes: 60, ...TARGETS })
  const { staff, deal } = await verified(world)
  const place = '已验号'
  const quiet = { kinds: [], side: 'buyer', mine: place, buyer: place }
  expect(await look(staff, deal), 'the step answered the line before it').toEqual(quiet)
  world.pass({ minutes: 30 })
  expect(await processDueClocks(systemCtx(world.services, world.dist()), { limit: 50 })).toBe(0)
  await ask(deal, '截图里的皮肤不全')
  const asked = { kinds: ['next'], side: 'answer', mine: '待回复', buyer: undefined }
  expect(await look(staff, deal)).toEqual(asked)
  world.pass({ minutes: 1 })
  await staff.visitor.do('POST /desk/note', { orderSn: deal.orderSn, text: '已核对皮肤' })
  expect(await look(staff, deal), 'the parties do not see a note').toEqual(asked)
  const line = { orderSn: deal.orderSn, content: '皮肤齐全，请看第二张', clientMsgId: randomUUID() }
  await staff.visitor.do('POST /desk/say', line)
  expect(await look(staff, deal)).toEqual(quiet)
})

it('a decision about a dispute answers the parties', async () => {
  const world = await openWorld()
  await world.rule(TARGETS)
  const dispute = await DisputeCase.open(world)
  const staff = await Staff.open(world)
  const { deal } = dispute
  await staff.visitor.do('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '换人处理' })
  await dispute.contest()
  await dispute.act('buyer', 'escalate')
  await ask(deal)
  expect((await look(staff, deal)).kinds).toEqual(['first'])
  world.pass({ minutes: 1 })
  expect((await dispute.rule(staff.visitor, '0.00', { seller: '1000.00' })).code).toBe(0)
  expect((await look(staff, deal)).kinds).toEqual([])
})
