// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Offer } from '@/components/modes/rental/offer-draft'
import { OfferPage } from '@/components/modes/rental/offer-page'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { ownPageOf } from '../../support/own-page-of'
import { accountOf, offerOf, RENT } from '../../support/sample-rentals'
import { mockTerms } from '../../support/sample-terms'

const SN = 'ZHWZ1070931'
const conf = {
  feePercent: '6%',
  feeBasisPoints: 600,
  rentFeeBasisPoints: 2000,
  leastFee: '0.01',
  leastPrice: '1.00',
  coinName: '金币',
  maxImages: 12,
  minImages: 1,
  videoFrom: null,
  videoChecklist: [],
  needsArea: false,
  neededFacts: [],
  unique: true,
  ensureTiers: [],
}
/** The last input that the page sent. */
let sent: Record<string, string> | null = null
const show = async ({ isChecked = false, ...offer }: Partial<Offer> & { isChecked?: boolean } = {}) => {
  sent = null
  server.use(
    mockCall('GET /rental/ownOffer', { ...offerOf(offer), isChecked }),
    mockCall('GET /goods/getGoodsUpperConf', conf),
    mockCall('GET /rental/terms', {
      minHours: 2,
      rules: '',
      isAuto: false,
      pausedUntil: null,
      isRented: false,
      rentedUntil: null,
      hourPrices: [],
      blocks: [],
      ban: null,
    }),
    mockTerms((mode, gameId) => (mode === 'rental' && gameId === '107' ? {} : { startHours: 2 })),
    mockCall('POST /rental/saveOffer', ({ input }) => {
      sent = input
      return null
    }),
  )
  render(<OfferPage goodsSn={SN} />)
  await screen.findByLabelText(/时租/)
  await screen.findByText(/收 20% 服务费/)
  return userEvent.setup()
}
const fresh = { isLet: false, prices: null, handOver: 'hand', rules: '', rentals: 0 } as const
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (values: Partial<typeof RENT> = RENT) => {
  const labels = { hour: /时租/, night: /包夜/, day: /日租/, week: /周租/, deposit: /押金（元）/ }
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(labels[name as keyof typeof labels]), { target: { value } })
}
const save = () => screen.getByRole('button', { name: '保存并上架出租' })
const hintOf = (name: RegExp) => document.getElementById(`${field(name).id}-h`)?.textContent

test('the income after the fee and the price per hour are shown while typing', async () => {
  await show(fresh)
  fill()
  expect(hintOf(/时租/)).toBe('到手 ¥4.00')
  expect(hintOf(/包夜/)).toBe('到手 ¥24.00，租客每小时 ¥3.00')
  expect(hintOf(/周租/)).toBe('到手 ¥240.00，租客每小时 ¥1.79')
  expect(hintOf(/押金（元）/)).toContain('最多 ¥100.00')
  fill({ night: '60' })
  expect(hintOf(/包夜/)).toContain('比时租还贵')
})

test('a new rental offer is saved with manual delivery and the chosen minimum hours', async () => {
  const user = await show(fresh)
  expect(await screen.findByText('付款后 21 分钟内在订单里交付，超时自动取消并全额退款')).toBeTruthy()
  fill()
  await user.selectOptions(field('最短租期'), '4')
  await user.type(field(/对租客的要求/), '不开外挂')
  await user.click(save())
  expect(await screen.findByText('出租信息已保存')).toBeTruthy()
  expect(sent).toEqual({ goodsSn: SN, ...RENT, minHours: '4', rules: '不开外挂', hourPrices: '[]', byHand: '1' })
})

test.each([
  [/时租/, { hour: '' }, '请输入时租价格'],
  [/时租/, { hour: '0' }, '请输入正确的价格，最多两位小数'],
  [/包夜/, { night: '1.234' }, '请输入正确的价格，最多两位小数'],
  [/日租/, { day: '' }, '请输入日租价格'],
  [/周租/, { week: '' }, '请输入周租价格'],
  [/押金（元）/, { deposit: '' }, '请输入押金，不收押金填 0'],
  [/押金（元）/, { deposit: '100.01' }, '押金不能超过 20 小时的租金'],
])('the field %s is validated before sending: %o', async (label, wrong, message) => {
  const user = await show()
  fill(wrong)
  await user.click(save())
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(label))
  expect(sent).toBeNull()
})

test.each(['hour', 'night', 'day', 'week', 'deposit', 'minHours', 'rules', 'account', 'password', 'note'])(
  'a server error of %s is shown at the field, and all typed values stay',
  async (name) => {
    const user = await show(fresh)
    fill()
    await user.click(screen.getByRole('radio', { name: /保存账号密码/ }))
    await user.type(field('账号 *'), 'hero@game')
    await user.type(field('密码 *'), 'Secret-99')
    server.use(mockCall('POST /rental/saveOffer', { refuse: 'INVALID_INPUT', msg: '这里不对', data: { field: name } }))
    await user.click(save())
    expect((await screen.findByText('这里不对')).id).toBe(`${name}-e`)
    expect(field(/时租/).value).toBe('5.00')
    expect(field('密码 *').value).toBe('Secret-99')
  },
)

test('a refusal without a field is shown above the button', async () => {
  const user = await show()
  server.use(mockCall('POST /rental/saveOffer', { refuse: 'NOT_FOUND', msg: '没有找到可以出租的账号' }))
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('没有找到可以出租的账号')
})

test('credentials are sent only if they are to be stored, and are never shown again', async () => {
  const user = await show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /用已保存的账号密码/ }).checked).toBe(true)
  await user.click(save())
  await screen.findByText('出租信息已保存')
  expect(sent).toEqual({ goodsSn: SN, ...RENT, minHours: '2', rules: '不开外挂', hourPrices: '[]' })
})

test('account and password are required together', async () => {
  const user = await show(fresh)
  fill()
  await user.click(screen.getByRole('radio', { name: /保存账号密码/ }))
  await user.click(save())
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['请输入账号', '请输入密码'])
  await user.type(field('账号 *'), 'hero@game')
  await user.click(save())
  expect(screen.getByRole('alert').textContent).toBe('请输入密码')
  await user.type(field('密码 *'), 'Secret-99')
  await user.type(field('登录说明'), 'QQ 登录')
  await user.click(save())
  await screen.findByText('出租信息已保存')
  expect(sent).toMatchObject({ account: 'hero@game', password: 'Secret-99', note: 'QQ 登录' })
  expect(sent).not.toHaveProperty('byHand')
})

test('credentials seen by a renter must be replaced', async () => {
  await show({ handOver: 'stale' })
  expect(screen.getByText(/已有租客看过，不会再自动交付/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /保存账号密码/ }).checked).toBe(true)
  expect(screen.queryByRole('radio', { name: /用已保存的/ })).toBeNull()
})

test('a rented account and an unlisted one show what that means', async () => {
  await show({
    goods: accountOf({ status: 2 }),
    running: { orderSn: 'D2611211234567890', statusName: '租用中', endTime: null },
  })
  expect(screen.getByText(/未上架/)).toBeTruthy()
  expect(screen.getByText(/只对以后的订单和续租生效/)).toBeTruthy()
})

test('the terms of an account in review are kept until it is approved', async () => {
  server.use(mockCall('POST /rental/saveOffer', null))
  const user = await show({ goods: accountOf({ status: 0 }) })
  expect(screen.getByText('这个账号正在审核，审核通过后租号大厅才会显示')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存并上架出租' }))
  expect(await screen.findByText('审核通过后，租号大厅按新的租金显示')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '查看出租页' })).toBeNull()
})

test('another member’s account is not found', async () => {
  server.use(mockCall('GET /rental/ownOffer', { refuse: 'NOT_FOUND', msg: '商品不存在或已被删除' }))
  render(<OfferPage goodsSn={SN} />)
  expect((await screen.findByRole('alert')).textContent).toContain('商品不存在')
  expect(screen.getByRole('link', { name: '选择其他账号' }).getAttribute('href')).toBe('/center/rent/publish')
})

test('without an item number the own listed accounts are offered', async () => {
  let received: Record<string, string> = {}
  server.use(
    mockCall('GET /goods/selfPublishGoodsList', ({ input }) => {
      received = input
      return ownPageOf([accountOf(), accountOf({ goodsSn: 'ZHWZ2', rental: null })])
    }),
  )
  render(<OfferPage goodsSn="" />)
  const rows = within(await screen.findByRole('list', { name: '可以出租的账号' }))
  expect((await rows.findByRole('link', { name: '设置租金' })).getAttribute('href')).toBe(
    '/center/rent/publish?goodsSn=ZHWZ2',
  )
  expect(rows.getByRole('link', { name: '修改租金' })).toBeTruthy()
  expect(received).toMatchObject({ status: '1', goodsTypeId: '1' })
})

test('without a listed account a message is shown', async () => {
  server.use(mockCall('GET /goods/selfPublishGoodsList', ownPageOf([])))
  render(<OfferPage goodsSn="" />)
  expect(await screen.findByText('还没有在售的账号')).toBeTruthy()
})

test('prices by hour of day are added, checked and sent with the offer', async () => {
  const user = await show()
  fill()
  await user.click(screen.getByRole('button', { name: '添加时段' }))
  await user.click(screen.getByRole('button', { name: '添加时段' }))
  await user.click(save())
  expect(await screen.findByText('时段不能重叠')).toBeTruthy()
  expect(sent).toBeNull()
  await user.click(screen.getByRole('button', { name: '删除第 2 个时段' }))
  fireEvent.change(field('第 1 个时段租金（元/小时）'), { target: { value: '8' } })
  await user.click(save())
  expect(await screen.findByText('出租信息已保存')).toBeTruthy()
  expect(sent?.hourPrices).toBe('[{"from":18,"to":24,"price":"8"}]')
})

test('renting out a checked account is confirmed, because it ends the check', async () => {
  const user = await show({ isChecked: true })
  expect(screen.getByText(/开放出租后验号失效/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存并上架出租' }))
  const dialog = await screen.findByRole('dialog', { name: '开放账号出租？' })
  expect(sent).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: '开放出租' }))
  expect(await screen.findByText('出租信息已保存')).toBeTruthy()
  expect(sent).toMatchObject({ goodsSn: SN })
})
