// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderHere } from '@/components/orders/pay/order-page'
import { Toaster } from '@/components/ui/overlays/toast'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { freezeDate } from '../../support/freeze-date'
import { logInAs } from '../../support/log-in-as'
import { PLACED, serveOrderPage, showOrderPage } from '../../support/order-page'
import { couponOf, couponPage } from '../../support/sample-coupons'
import { goodsOf } from '../../support/sample-goods'
import { actionOf, clockOf, orderOf, orderPage } from '../../support/sample-orders'
import { userOf } from '../../support/sample-user'

serveOrderPage()

test('the HTML of the order page keeps the place of the order button, which cannot be used yet', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<OrderHere />)
  const button = within(page).getByRole('button', { name: '提交订单' })
  expect(button).toHaveProperty('disabled', true)
})

test('no cover is preselected, ordering states the agreement, and a missing character name is reported first', async () => {
  const place = mockCall('POST /order/placeOrder', PLACED)
  server.use(place)
  const user = await showOrderPage()
  expect(screen.getByRole('radio', { name: /基础保障/ })).toHaveProperty('checked', true)
  expect(screen.queryByRole('checkbox', { name: /协议/ })).toBeNull()
  expect(screen.getByText(/提交订单即表示同意/).textContent).toBe('提交订单即表示同意《交易服务协议》')
  expect(screen.getByRole('link', { name: '《交易服务协议》' }).getAttribute('href')).toBe('/legal/trade')
  expect(await screen.findByText('提交后商品为你保留 17 分钟，付款前不扣款')).toBeTruthy()
  await user.click(screen.getByText('提交订单'))
  expect(screen.getByText('请输入收货角色名')).toBeTruthy()
  expect(place.inputs).toEqual([])
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  expect(screen.queryByText('请输入收货角色名')).toBeNull()
})

test.each([
  [
    27,
    '卖家发货前买家可以申请退款，货款全额原路退回。',
    '验号通过后取消要付违约金；开始换绑后，任何一方都不能单独取消。',
  ],
  [
    1,
    '验号通过后取消要付违约金；开始换绑后，任何一方都不能单独取消。',
    '卖家发货前买家可以申请退款，货款全额原路退回。',
  ],
])('the agreement is that of goods type %s', async (goodsTypeId, shown, unsaid) => {
  server.use(mockCall('GET /goods/goodsInfo', goodsOf({ goodsTypeId })))
  await showOrderPage()
  expect(screen.getByText(shown)).toBeTruthy()
  expect(screen.queryByText(unsaid)).toBeNull()
})

test('a quantity that is no longer in stock is reported before anything is sent', async () => {
  const place = mockCall('POST /order/placeOrder', PLACED)
  server.use(
    place,
    mockCall('GET /order/checkGoodsOversold', ({ input: { goodsNum } }) => ({
      available: 1,
      ok: Number(goodsNum) <= 1,
    })),
  )
  const user = await showOrderPage()
  await user.click(screen.getByLabelText('增加数量'))
  expect(await screen.findByText('库存不足，当前最多可购买1件')).toBeTruthy()
  await user.click(screen.getByLabelText('减少数量'))
  await waitFor(() => expect(screen.queryByText('库存不足，当前最多可购买1件')).toBeNull())
  expect(place.inputs).toEqual([])
})

test('a quantity above the stock becomes the stock when the box is left, with a note', async () => {
  const user = await showOrderPage()
  const box = screen.getByLabelText<HTMLInputElement>(/购买数量/)
  await user.clear(box)
  await user.type(box, '999')
  await user.tab()
  expect(box.value).toBe('153')
  expect(screen.getByText('库存只有 153 件，已改为 153')).toBeTruthy()
  await user.click(screen.getByLabelText('减少数量'))
  expect(screen.getByText('库存 153')).toBeTruthy()
})

test('every fee is shown before the order, and the shown price is sent', async () => {
  const user = await showOrderPage(1)
  await user.click(screen.getByLabelText('增加数量'))
  expect(screen.getAllByText('¥25.18').length).toBeGreaterThan(0)
  expect(document.querySelector('data[value="276.98"]')).toBeTruthy()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  const place = mockCall('POST /order/placeOrder', { ...PLACED, totalPrice: '276.98' })
  server.use(place)
  await user.click(screen.getByText('提交订单'))
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/wares/DJCF1073125/pay?orderSn=D2611211234567890'))
  expect(place.inputs).toEqual([
    { goodsSn: 'DJCF1073125', goodsNum: '2', ensureId: '1', price: '125.90', roleName: '风清扬', agree: '1' },
  ])
})

test('an order sent again after a lost response keeps its idempotency key, and changed input gets a new key', async () => {
  const user = await showOrderPage()
  await user.type(screen.getByLabelText(/收货角色名/), '甲')
  const place = mockCall('POST /order/placeOrder', 'lost')
  server.use(place)
  const submit = async (count: number) => {
    await waitFor(() => expect(screen.getByText('提交订单').closest('button')).toHaveProperty('disabled', false))
    await user.click(screen.getByText('提交订单'))
    await waitFor(() => expect(place.keys).toHaveLength(count))
  }
  await submit(1)
  await submit(2)
  await user.type(screen.getByLabelText(/收货角色名/), '乙')
  await submit(3)
  const [first, second, third] = place.keys
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a changed price is refused next to the button, can be refreshed, and keeps the form', async () => {
  const user = await showOrderPage()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  server.use(mockCall('POST /order/placeOrder', { refuse: 'PRICE_CHANGED' }))
  await user.click(screen.getByText('提交订单'))
  server.use(mockCall('GET /goods/goodsInfo', goodsOf({ price: '130.00' })))
  await user.click(await screen.findByText('刷新价格'))
  await waitFor(() =>
    expect(document.querySelectorAll('section data[value="130.00"], dl data[value="130.00"]')).toHaveLength(2),
  )
  expect(screen.getByLabelText(/收货角色名/)).toHaveProperty('value', '风清扬')
  expect(screen.queryByText('商品价格已变动，请确认新价格后再下单')).toBeNull()
})

test('an unverified buyer verifies the real name on the order page before ordering', async () => {
  logInAs(userOf({ authStatus: 0 }))
  const user = await showOrderPage()
  expect(screen.getByText('提交订单').closest('button')).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText(/真实姓名/), '张三')
  await user.type(screen.getByLabelText(/身份证号/), '110101199003077571')
  server.use(mockCall('POST /user/verifyIdentity', userOf()), mockCall('GET /user/userInfo', userOf()))
  await user.click(screen.getByText('提交认证'))
  await waitFor(() => expect(screen.getByText('提交订单').closest('button')).toHaveProperty('disabled', false))
})

test('the order page of sold goods shows that they are sold', async () => {
  server.use(mockCall('GET /goods/goodsInfo', goodsOf({ status: 3, stock: 0 })))
  await showOrderPage()
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

test('a buyer with an unpaid order of the item pays or cancels it on the order page', async () => {
  freezeDate()
  server.use(
    mockCall('GET /goods/goodsInfo', goodsOf({ status: 2, stock: 0, reserved: true })),
    mockCall('GET /order/queryOrderList', orderPage([orderOf({ goodsSn: 'DJCF9999999', status: 0 }), OWN])),
  )
  const user = await showOrderPage()
  const own = within(screen.getByRole('region', { name: '你的订单' }))
  expect(own.getByText(/你已提交订单/).textContent).toContain('剩余 14:32')
  expect(own.getByRole('link', { name: '去付款' }).getAttribute('href')).toBe('/wares/DJCF1073125/pay?orderSn=D1')
  expect(screen.queryByText(/商品正被其他买家下单/)).toBeNull()
  expect(screen.queryByText('提交订单')).toBeNull()
  expect(screen.queryByRole('radio'), 'no cover to choose').toBeNull()
  await user.click(own.getByRole('button', { name: '取消订单' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a buyer who bought the item gets a link to the order', async () => {
  server.use(
    mockCall('GET /goods/goodsInfo', goodsOf({ status: 3, stock: 0 })),
    mockCall('GET /order/queryOrderList', orderPage([orderOf({ goodsSn: 'DJCF1073125', status: 2 })])),
  )
  await showOrderPage()
  const own = within(screen.getByRole('region', { name: '你的订单' }))
  expect(own.getByText('你已购买这件商品')).toBeTruthy()
  expect(own.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain('D2611211234567890')
  expect(screen.queryByText('商品已下架或已售出，看看其他商品吧')).toBeNull()
})

test('after an expired session the form restores cover, coupon, character name and contact once', async () => {
  const fits = couponOf({ couponId: 8, title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([fits])))
  const user = await showOrderPage()
  await user.click(screen.getByRole('radio', { name: /普通包赔/ }))
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.type(screen.getByLabelText(/联系方式/), '10001')
  server.use(mockCall('POST /order/placeOrder', { refuse: 'NOT_LOGGED_IN' }))
  await user.click(screen.getByText('提交订单'))
  cleanup()
  await showOrderPage()
  expect(screen.getByRole('radio', { name: /普通包赔/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /满 100 元减 5 元/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/收货角色名/)).toHaveProperty('value', '风清扬')
  expect(screen.getByLabelText(/联系方式/)).toHaveProperty('value', '10001')
  cleanup()
  await showOrderPage()
  expect(screen.getByLabelText(/收货角色名/), 'restored only once').toHaveProperty('value', '')
})

test('an order without a connection shows a network error and keeps the form', async () => {
  render(<Toaster />)
  const user = await showOrderPage()
  await user.type(screen.getByLabelText(/收货角色名/), '甲')
  server.use(mockCall('POST /order/placeOrder', 'lost'))
  await user.click(screen.getByText('提交订单'))
  const toast = await within(document.querySelector('.toasts') as HTMLElement).findByText('提示')
  expect(toast.parentElement?.textContent).toBe('提示网络超时')
  expect(screen.getByLabelText(/收货角色名/)).toHaveProperty('value', '甲')
})

test('accounts have no contact field, and other goods validate the contact', async () => {
  const user = await showOrderPage()
  await user.type(screen.getByLabelText(/联系方式/), '随便写')
  await user.click(screen.getByText('提交订单'))
  expect(screen.getByText('请填写正确的QQ号、微信号或手机号')).toBeTruthy()
  cleanup()
  server.use(mockCall('GET /goods/goodsInfo', goodsOf({ goodsTypeId: 1, goodsTypeStr: '账号' })))
  await showOrderPage()
  expect(screen.queryByLabelText(/联系方式/)).toBeNull()
})
