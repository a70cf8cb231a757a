import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffAudits } from '@/lib/server/db/schema/core/oversight'
import { CAPTURES } from '@/lib/shared/goods/goods-checks'
import { UNREAD_ACCOUNT } from '@/lib/shared/trade/order-forms'
import { Deal } from '../../../support/fixtures/deal'
import { ownPicture } from '../../../support/fixtures/evidence'
import { checkOf, openCheckable, passInput, submitCheck, takeCheck } from '../../../support/fixtures/goods-check'
import { Recovery, sellLike } from '../../../support/fixtures/recovery'
import { Staff } from '../../../support/fixtures/staff'
import { openWorld } from '../../../support/world'

const refused = { name: 'INVALID_INPUT', msg: UNREAD_ACCOUNT, data: { field: 'hasOtherLogin' } }

test('a check before sale passes after a look at the password, or with another login stated, which is audited', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const staff = await Staff.open(world)
  const open = async () => {
    const deal = await openCheckable(world)
    await submitCheck(deal.seller, deal.goods.sn)
    const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
    const { hasOtherLogin: _, ...input } = await passInput(world, staff.person, {
      checkId,
      facts: { ranking: '荣耀王者' },
    })
    const pass = (more: { hasOtherLogin?: '1' } = {}) =>
      staff.visitor.ask('POST /desk/passCheck', { ...input, ...more }, { key: randomUUID() })
    return { deal, checkId, pass }
  }
  const audit = async () => {
    const { after } = staffAudits
    const of = world.services.db.select({ after }).from(staffAudits).where(eq(staffAudits.action, 'check.pass'))
    return (await of.orderBy(desc(staffAudits.id)))[0]?.after
  }
  const first = await open()
  const file = () => staff.visitor.do('GET /desk/check', { checkId: first.checkId })
  expect(await first.pass()).toMatchObject(refused)
  expect(await checkOf(world, first.deal.goods.sn)).toMatchObject({ state: 'taken' })
  expect(await file()).toMatchObject({ hasRead: false })
  await staff.visitor.do('POST /desk/checkAccount', { checkId: first.checkId })
  expect(await file()).toMatchObject({ hasRead: true })
  expect(await first.pass()).toMatchObject({ code: 0 })
  expect(await audit()).toEqual({ corrected: [] })
  const second = await open()
  expect(await second.pass({ hasOtherLogin: '1' })).toMatchObject({ code: 0 })
  expect(await audit()).toEqual({ corrected: [], login: '扫码等其他方式' })
})

test('one picture does not stand for two captures, whatever its key', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const staff = await Staff.open(world)
  const deal = await openCheckable(world)
  await submitCheck(deal.seller, deal.goods.sn)
  const checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
  const input = await passInput(world, staff.person, { checkId, facts: { ranking: '荣耀王者' } })
  const captures = JSON.parse(input.captures) as { kind: keyof typeof CAPTURES; key: string }[]
  const same = await Promise.all(
    captures.map(async ({ kind }) => ({ kind, key: await ownPicture(world, staff.person, 'one picture') })),
  )
  const pass = (list: typeof captures) =>
    staff.visitor.ask('POST /desk/passCheck', { ...input, captures: JSON.stringify(list) }, { key: randomUUID() })
  const [former, again] = same.map(({ kind }) => CAPTURES[kind])
  expect(await pass(same)).toMatchObject({
    name: 'INVALID_INPUT',
    msg: `与${former}是同一张图片，请上传${again}的截图`,
    data: { field: 'captures' },
  })
  expect(await pass(captures)).toMatchObject({ code: 0 })
})

test('the result of an order needs a look at what was submitted last, or another login', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const staff = await Staff.open(world)
  await world.rule({ staffSteps: 'required' })
  const deal = await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay()
  await staff.take(deal)
  await deal.act('seller', 'submit', { account: 'hero@game', password: 'Secret-77' })
  const pictures = JSON.stringify([await ownPicture(world, staff.person)])
  const act = (action: 'verified' | 'mismatch') =>
    staff.act(deal, action, { note: '核对过', pictures, hasOtherLogin: undefined })
  for (const action of ['verified', 'mismatch'] as const) expect(await act(action)).toMatchObject(refused)
  await staff.visitor.do('POST /desk/credentials', { orderSn: deal.orderSn })
  expect(await act('verified')).toMatchObject({ code: 0 })
})

test('the payment of a recycled account needs a look by whoever states that it is rebound', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  await sellLike(world, '1000.00')
  const deal = await (await Recovery.open(world)).begin('700.01')
  await deal.deliver()
  await deal.staffAct('verified')
  expect(await deal.staffAct('rebound', { hasOtherLogin: '0' })).toMatchObject(refused)
  await deal.staff.do('POST /desk/credentials', { orderSn: deal.orderSn })
  expect(await deal.staffAct('rebound', { hasOtherLogin: '0' })).toMatchObject({ code: 0 })
})
