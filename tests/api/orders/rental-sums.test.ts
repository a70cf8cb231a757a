import { beforeEach, expect, it } from 'vitest'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { Rental } from '../../support/fixtures/rental'
import { storyWorld } from '../../support/ledger'

const world = storyWorld()
let rental: Rental
/** A rental of 10.00 with a deposit of 60.00 that was given back. */
beforeEach(async () => {
  rental = await Rental.open(world)
  await (await (await rental.place()).pay()).deliver()
  await rental.look()
  await rental.act('renter', 'giveBack')
})

const read = async (side: 'owner' | 'renter') => {
  const { sums, sum, settled, turn, sellerIncome } = await rental.detail(rental[side])
  const text = ({ label, amount }: { label: string; amount: string }) => `${label} ${amount}`
  return { sums: sums.map(text), sum: text(sum), settled: settled.map(text), turn, sellerIncome }
}
const stepsOf = async (side: 'owner' | 'renter') =>
  (await rental[side].do('GET /order/listOrderProcess', { orderSn: rental.orderSn })).list.map(({ explain }) => explain)
async function claim(amount: string): Promise<void> {
  const pictures = JSON.stringify([await uploadEvidence(world, rental.owner)])
  const input = { orderSn: rental.orderSn, action: 'claim', amount, note: '少了两件武器', pictures } as const
  await rental.owner.do('POST /order/act', input)
}
async function decide(amount: string): Promise<void> {
  const { orderSn } = rental
  const staff = await world.logIn({ staff: 'service' })
  await staff.do('POST /desk/takeOrder', { orderSn })
  await staff.do('POST /desk/orderAct', { orderSn, action: 'rule', amount, reason: '核对快照，少一件' })
}

it('a deposit is held by the platform until it went back', async () => {
  const settled = ['押金（平台托管） 60.00']
  expect(await read('owner')).toMatchObject({ sums: ['租金 10.00', '平台服务费 -2.00'], sum: '预计到账 8.00', settled })
  expect((await read('renter')).sums).toEqual(['租金 10.00', '押金（归还后退） 60.00'])
  await rental.act('owner', 'settle')
  expect(await read('owner')).toMatchObject({
    sum: '已到账 8.00',
    settled: ['押金（已退租客） 60.00'],
    turn: { text: '租金 ¥8.00（已扣服务费）已到你的余额。' },
  })
  expect(await read('renter')).toMatchObject({
    sums: ['租金 10.00', '押金 60.00'],
    settled: ['已退押金 60.00'],
    turn: { text: '押金已退回你的余额，欢迎再租。' },
  })
})

it('both sides read how much of the deposit the owner claims, in the status and the progress', async () => {
  await claim('20.00')
  expect((await read('owner')).turn.text).toContain('你申请从押金 ¥60.00 中赔付 ¥20.00。')
  expect((await read('renter')).turn.text).toContain('号主申请从押金 ¥60.00 中赔付 ¥20.00。')
  expect(await stepsOf('owner')).toContain('你申请从押金中赔付 ¥20.00，等待客服处理')
  expect(await stepsOf('renter')).toContain('号主申请从押金中赔付 ¥20.00，等待客服处理')
})

it('what arrived for the owner contains the compensation, on the page, in the list and in the status', async () => {
  await claim('20.00')
  await decide('12.50')
  expect(await read('owner')).toMatchObject({
    sums: ['租金 10.00', '平台服务费 -2.00', '押金赔给你 12.50'],
    sum: '已到账 20.50',
    settled: ['押金（已退租客） 47.50'],
    turn: { text: '¥20.50 已到你的余额：租金 ¥8.00（已扣服务费），押金赔付 ¥12.50。' },
    sellerIncome: '20.50',
  })
  expect(await read('renter')).toMatchObject({
    sums: ['租金 10.00', '押金 60.00'],
    settled: ['已退押金 47.50', '押金赔给号主 12.50'],
    turn: { text: '押金 ¥12.50 赔给号主，¥47.50 已退回你的余额。' },
  })
  const { orderList } = await rental.owner.do('GET /order/queryOrderList', { belong: '1' })
  expect(orderList[0]?.income).toEqual({ label: '已到账', amount: '20.50', when: '' })
})

it('a wallet names the goods of each movement of a deposit', async () => {
  const { bigTitle } = await rental.detail()
  await claim('20.00')
  await decide('12.50')
  const memoIn = async (side: 'owner' | 'renter', kind: string) =>
    (await rental[side].do('GET /user/findBalanceRecord', {})).list.find((row) => row.kind === kind)
  expect(await memoIn('owner', 'depositClaim')).toMatchObject({ kindName: '押金赔付', memo: bigTitle })
  expect(await memoIn('renter', 'depositReturn')).toMatchObject({ kindName: '押金退还', memo: bigTitle })
})
