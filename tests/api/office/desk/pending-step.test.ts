import { expect, test } from 'vitest'
import { Recovery, sellLike } from '../../../support/fixtures/recovery'
import { openWorld } from '../../../support/world'

test('a step that waits for a second member is not offered or stored again, until its request is withdrawn', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  await sellLike(world, '3000.00')
  const deal = await (await Recovery.open(world)).begin('2100.00')
  await deal.deliver()
  await deal.staffAct('verified')
  const { orderSn, staff } = deal
  const read = () => staff.do('GET /desk/order', { orderSn })
  const actions = async () => (await read()).steps.map(({ action }) => action)
  expect(await actions()).toContain('rebound')
  expect((await deal.staffAct('rebound')).data).toEqual({ waits: true })
  expect(await actions()).not.toContain('rebound')
  const { pending } = await read()
  expect(pending).toMatchObject([{ isOwn: true, title: expect.stringContaining('换绑完成') }])
  expect(await deal.staffAct('rebound', { note: '再提交一次' })).toMatchObject({ name: 'APPROVAL_OPEN' })
  const approvalId = String(pending[0]?.approvalId)
  await staff.do('POST /console/decideApproval', { approvalId, accept: '0', reason: '截图传错了' })
  expect((await read()).pending).toEqual([])
  expect(await actions()).toContain('rebound')
  expect((await deal.staffAct('rebound')).data).toEqual({ waits: true })
})
