// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderPage } from '@/components/pay/order-page'
import { Toaster } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { couponOf } from '../support/sample-coupons'
import { goodsOf } from '../support/sample-goods'
import { actionOf, clockOf, orderOf } from '../support/sample-orders'
import { termsOf } from '../support/sample-terms'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const assign = vi.fn()
const answers: Record<string, (input: Record<string, string>) => unknown> = {}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string, input: Record<string, string>) =>
    answers[name]?.(input)) as never)
  vi.spyOn(location, 'assign').mockImplementation(assign)
  assign.mockReset()
  answers['GET /goods/goodsInfo'] = () => goodsOf()
  answers['GET /dist/tradeTerms'] = ({ mode, gameId }) =>
    termsOf(mode === 'props' && gameId === '177' ? {} : { unpaidMinutes: 1 })
  answers['GET /order/checkGoodsOversold'] = () => ({ ok: true, available: 99 })
  delete answers['GET /activity/coupon/couponList']
  delete answers['GET /order/queryOrderList']
  sessionStorage.clear()
  setProfile(userOf())
})
const show = async (ensureId = 0) => {
  render(<OrderPage goodsSn="DJCF1073125" ensureId={ensureId} goodsNum="1" />)
  await screen.findByText('商品信息')
  return userEvent.setup()
}
const placed = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'POST /order/placeOrder')

test('no cover and no agreement are preselected; the role name has its own error', async () => {
  const user = await show()
  expect(screen.getByRole('radio', { name: /基础保障/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/我已阅读/)).toHaveProperty('checked', false)
  expect(await screen.findByText('提交后商品为你保留 17 分钟，付款前不扣款')).toBeTruthy()
  await user.click(screen.getByText('提交订单'))
  expect(screen.getByText('请输入收货角色名')).toBeTruthy()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  expect(screen.queryByText('请输入收货角色名')).toBeNull()
  await user.click(screen.getByText('提交订单'))
  expect(screen.getByText('请先阅读并同意交易协议')).toBeTruthy()
  expect(placed()).toHaveLength(0)
})

test.each([
  [
    27,
    '卖家发货前买家可以申请退款，货款全额原路退回。',
    '验号通过后取消要付违约金；开始换绑后，任何一方都不能单方取消。',
  ],
  [
    1,
    '验号通过后取消要付违约金；开始换绑后，任何一方都不能单方取消。',
    '卖家发货前买家可以申请退款，货款全额原路退回。',
  ],
])('the agreement is that of goods of type %s', async (goodsTypeId, said, unsaid) => {
  answers['GET /goods/goodsInfo'] = () => goodsOf({ goodsTypeId })
  await show()
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryByText(unsaid)).toBeNull()
})

test('others have taken units meanwhile: the quantity says so before anything is sent', async () => {
  answers['GET /order/checkGoodsOversold'] = ({ goodsNum }) => ({ available: 1, ok: Number(goodsNum) <= 1 })
  const user = await show()
  await user.click(screen.getByLabelText('增加数量'))
  expect(await screen.findByText('库存不足，当前最多可购买1件')).toBeTruthy()
  await user.click(screen.getByLabelText('减少数量'))
  expect(screen.queryByText('库存不足，当前最多可购买1件')).toBeNull()
  expect(placed()).toHaveLength(0)
})

test('every fee is shown before the order, and the seen price is sent', async () => {
  const user = await show(1)
  await user.click(screen.getByLabelText('增加数量'))
  expect(screen.getAllByText('¥25.18').length).toBeGreaterThan(0)
  expect(document.querySelector('data[value="276.98"]')).toBeTruthy()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => ({ orderSn: 'D2611211234567890', totalPrice: '276.98', expiresIn: 900 })
  await user.click(screen.getByText('提交订单'))
  expect(placed()[0]?.[1]).toMatchObject({
    goodsSn: 'DJCF1073125',
    goodsNum: '2',
    ensureId: '1',
    price: '125.90',
    roleName: '风清扬',
    agree: '1',
  })
  expect(assign).toHaveBeenCalledWith('/wares/DJCF1073125/pay?orderSn=D2611211234567890')
})

test('a lost answer is asked again with the same key; other input takes a new one', async () => {
  const user = await show()
  await user.type(screen.getByLabelText(/收货角色名/), '甲')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(-1, '网络超时')
  }
  await user.click(screen.getByText('提交订单'))
  await user.click(screen.getByText('提交订单'))
  await user.type(screen.getByLabelText(/收货角色名/), '乙')
  await user.click(screen.getByText('提交订单'))
  const keys = placed().map(([, , options]) => options?.idempotencyKey)
  expect(keys).toHaveLength(3)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})

test('a changed price is refused in place, offers to refresh, and keeps what was typed', async () => {
  const user = await show()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(1205, '商品价格已变动，请确认新价格后再下单')
  }
  await user.click(screen.getByText('提交订单'))
  answers['GET /goods/goodsInfo'] = () => goodsOf({ price: '130.00' })
  await user.click(await screen.findByText('刷新价格'))
  await vi.waitFor(() =>
    expect(document.querySelectorAll('section data[value="130.00"], dl data[value="130.00"]')).toHaveLength(2),
  )
  expect(screen.getByLabelText(/收货角色名/)).toHaveProperty('value', '风清扬')
  expect(screen.queryByText('商品价格已变动，请确认新价格后再下单')).toBeNull()
})

test('who is not verified cannot order and verifies here', async () => {
  setProfile(userOf({ authStatus: 0 }))
  const user = await show()
  expect(screen.getByText('提交订单').closest('button')).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText(/真实姓名/), '张三')
  await user.type(screen.getByLabelText(/身份证号/), '110101199003077571')
  answers['POST /user/verifyIdentity'] = () => userOf()
  await user.click(screen.getByText('提交认证'))
  await vi.waitFor(() => expect(screen.getByText('提交订单').closest('button')).toHaveProperty('disabled', false))
})

test('sold goods say so', async () => {
  answers['GET /goods/goodsInfo'] = () => goodsOf({ status: 3, stock: 0 })
  await show()
  expect(screen.getByText('商品已下架或已售出，看看其他商品吧')).toBeTruthy()
})

const OWN = orderOf({
  goodsSn: 'DJCF1073125',
  status: 0,
  turn: { tone: 'warn', title: '等待付款', text: '', clock: clockOf({ dueIn: 14 * 60 + 32 }) },
  actions: [
    actionOf({
      action: 'pay',
      form: 'link',
      label: '去付款',
      primary: true,
      href: '/wares/DJCF1073125/pay?orderSn=D1',
    }),
    actionOf({ action: 'cancel', form: 'reason', label: '取消订单', reasons: ['不想要了'] }),
  ],
})

test('who holds the item pays or cancels here, and is not told of other buyers', async () => {
  answers['GET /goods/goodsInfo'] = () => goodsOf({ status: 2, stock: 0, reserved: true })
  answers['GET /order/queryOrderList'] = () => ({ orderList: [orderOf({ goodsSn: 'DJCF9999999', status: 0 }), OWN] })
  const user = await show()
  const own = within(screen.getByRole('region', { name: '你的订单' }))
  expect(own.getByText(/你已提交订单，剩/).textContent).toMatch(/剩 (14:32|14:31)/)
  expect(own.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe('/wares/DJCF1073125/pay?orderSn=D1')
  expect(screen.queryByText(/商品正被其他买家下单/)).toBeNull()
  expect(screen.queryByText('提交订单')).toBeNull()
  expect(screen.queryByRole('radio'), 'nothing is left to choose').toBeNull()
  await user.click(own.getByRole('button', { name: '取消订单' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('who bought the item is led to the order', async () => {
  answers['GET /goods/goodsInfo'] = () => goodsOf({ status: 3, stock: 0 })
  answers['GET /order/queryOrderList'] = () => ({ orderList: [orderOf({ goodsSn: 'DJCF1073125', status: 2 })] })
  await show()
  const own = within(screen.getByRole('region', { name: '你的订单' }))
  expect(own.getByText('你已购买这件商品')).toBeTruthy()
  expect(own.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain('D2611211234567890')
  expect(screen.queryByText('商品已下架或已售出，看看其他商品吧')).toBeNull()
})

test('a login lost on the way keeps cover, coupon, receiver and contact for the return', async () => {
  const fits = couponOf({ couponId: 8, title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })
  answers['GET /activity/coupon/couponList'] = () => ({ list: [fits] })
  const user = await show()
  await user.click(screen.getByRole('radio', { name: /普通包赔/ }))
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.type(screen.getByLabelText(/联系方式/), '10001')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(1, '请先登录，享受更完善的服务')
  }
  await user.click(screen.getByText('提交订单'))
  cleanup()
  await show()
  expect(screen.getByRole('radio', { name: /普通包赔/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /满 100 元减 5 元/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/收货角色名/)).toHaveProperty('value', '风清扬')
  expect(screen.getByLabelText(/联系方式/)).toHaveProperty('value', '10001')
  expect(screen.getByLabelText(/我已阅读/), 'agreed to anew').toHaveProperty('checked', false)
  cleanup()
  await show()
  expect(screen.getByLabelText(/收货角色名/), 'for one return').toHaveProperty('value', '')
})

test('offline the order says 网络超时 aloud and stays as it was', async () => {
  render(<Toaster />)
  const user = await show()
  await user.type(screen.getByLabelText(/收货角色名/), '甲')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(-1, '网络超时')
  }
  await user.click(screen.getByText('提交订单'))
  expect(within(document.querySelector('.toasts') as HTMLElement).getByText('提示').parentElement?.textContent).toBe(
    '提示网络超时',
  )
  expect(screen.getByLabelText(/收货角色名/)).toHaveProperty('value', '甲')
})

test('an account asks for no contact; what is delivered in the game takes one that can be one', async () => {
  const user = await show()
  await user.type(screen.getByLabelText(/联系方式/), '随便写')
  await user.click(screen.getByText('提交订单'))
  expect(screen.getByText('请填写正确的QQ号、微信号或手机号')).toBeTruthy()
  cleanup()
  answers['GET /goods/goodsInfo'] = () => goodsOf({ goodsTypeId: 1, goodsTypeStr: '账号' })
  await show()
  expect(screen.queryByLabelText(/联系方式/)).toBeNull()
})
