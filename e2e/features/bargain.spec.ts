import type { Visitor } from '../../tests/support/visitor'
import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { publish } from '../support/publish'
import { expect, type Page, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN as string

/** Publishes a new account item of this seller that accepts bargain offers. */
async function publishForOffers(seller: Visitor): Promise<{ goodsSn: string; price: string }> {
  const item = await publish(seller, { price: '460.00' })
  await seller.do('POST /goods/bargainTerms', { goodsSn: item.goodsSn, bargain: '1' })
  return item
}

const row = (page: Page, goodsSn: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${goodsSn}"]`) })

for (const [where, viewport] of [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`a bargain offer is made, countered, accepted and ordered ${where}`, async ({ browser }) => {
    const [buyerMember, sellerMember] = await Promise.all([Member.create(), Member.create()])
    const { goodsSn, price } = await publishForOffers(sellerMember.visitor)
    const buyer = await buyerMember.open(browser, '', { viewport })
    const seller = await sellerMember.open(browser)
    const watched = [watch(buyer), watch(seller)]
    const offer = (Number(price) * 0.8).toFixed(2)
    const counter = (Number(price) * 0.9).toFixed(2)
    await buyer.goto(`${origin()}${viewport.width < 768 ? '/h/goodsDetail' : '/detail'}/${goodsSn}`)
    await buyer.getByRole('button', { name: '议价' }).click()
    await buyer.getByLabel(/我的出价/).fill(price)
    await buyer.getByRole('button', { name: '提交出价' }).click()
    await expect(buyer.getByText('出价应低于标价；按标价可以直接购买')).toBeVisible()
    await buyer.getByLabel(/我的出价/).fill(offer)
    await buyer.getByRole('button', { name: '提交出价' }).click()
    await expect(buyer.getByText(/等卖家回复/)).toBeVisible()

    await seller.goto(`${origin()}/center/sell/sellBargainGoods`)
    await row(seller, goodsSn).getByRole('button', { name: '还价' }).click()
    await seller.getByLabel(/价格/).fill(counter)
    await seller.getByRole('dialog').getByRole('button', { name: '还价' }).click()
    await expect(row(seller, goodsSn).getByText('等买家回复')).toBeVisible()

    await buyer.goto(`${origin()}/center/buyers/buyBargainGoods`)
    await row(buyer, goodsSn).getByRole('button', { name: '接受' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '接受还价' }).click()
    await row(buyer, goodsSn).getByRole('link', { name: '去下单' }).click()
    await expect(buyer.getByText(/已按谈好的价格/)).toBeVisible()
    await buyer.getByRole('button', { name: '提交订单' }).click()
    await buyer.waitForURL(/\/pay\?orderSn=/)
    const { searchParams } = new URL(buyer.url())
    const orderSn = searchParams.get('orderSn') as string
    expect((await buyerMember.visitor.do('GET /order/orderDetail', { orderSn })).unitPrice).toBe(counter)
    await seller.reload()
    await expect(row(seller, goodsSn).getByText('已下单', { exact: true })).toBeVisible()
    for (const one of watched) await expectQuiet(one)
  })
