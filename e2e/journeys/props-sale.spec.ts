import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

const PHONE = { viewport: { width: 390, height: 844 } }

test('a seller on a phone delivers fewer props than ordered, and the rest is refunded to Alipay', async ({
  browser,
}) => {
  const [buyer, seller] = await Promise.all([Member.create(), Member.create()])
  const { goodsSn, price } = await publish(seller.visitor, { goodsTypeId: '27', price: '18.00', stock: '5' })
  const order = { goodsSn, price, goodsNum: '3', roleName: '小号一零二四', agree: '1' } as const
  const { orderSn, totalPrice } = await buyer.visitor.do('POST /order/placeOrder', order)
  const { payRand } = await buyer.visitor.do('POST /pay/recPay', {
    amount: totalPrice,
    aliOrWx: '1',
    orderId: orderSn,
  })
  const { qrText } = await buyer.visitor.do('GET /pay/showPayUrl', { id: payRand })
  const cashier = await (await browser.newContext(PHONE)).newPage()
  await cashier.goto(qrText)
  await cashier.getByRole('button', { name: '确认支付' }).click()
  // Refunds of this payment take a minute, so that the test can see one in progress.
  const slowRefund = cashier.getByRole('button', { name: '处理一分钟后到账' })
  await slowRefund.click()
  await expect(slowRefund).toBeDisabled()

  const path = `/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  const sellerPage = await seller.open(browser, path, PHONE)
  const watched = [watch(sellerPage)]
  await sellerPage.getByRole('button', { name: '发货', exact: true }).click()
  const dialog = sellerPage.getByRole('dialog')
  await dialog.getByLabel(/实际发货/).fill('2')
  await expect(dialog.getByText('少于订单的 3，结算如下')).toBeVisible()
  await dialog.getByLabel(/发货说明/).fill('已邮寄到小号一零二四')
  await dialog.locator('input[type=file]').setInputFiles(await pngFile())
  await expect(dialog.locator('img[src^="/media/"]')).toBeVisible()
  await dialog.getByRole('button', { name: '发货', exact: true }).click()
  await expect(sellerPage.getByRole('heading', { name: /已发货 2 \/ 3 件/ })).toBeVisible()

  const buyerPage = await buyer.open(browser, path, PHONE)
  watched.push(watch(buyerPage))
  await expect(buyerPage.getByRole('heading', { name: /已发货 2 \/ 3 件/ })).toBeVisible()
  await expect(buyerPage.getByRole('region', { name: '订单状态' })).toContainText(`¥${price} 退回支付宝，处理中`)
  for (const one of watched) await expectQuiet(one)
})
