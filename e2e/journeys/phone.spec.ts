import { expectFits } from '../support/layout'
import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { test } from '../support/test'

test('a buyer on a phone gets from the home page to an item and orders it with the chosen cover', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const [buyer, seller] = await Promise.all([Member.create(), Member.create()])
  const { goodsSn } = await publish(seller.visitor, { price: '88.00' })
  const page = await buyer.open(browser, '/h', { viewport: { width: 390, height: 844 } })
  const watched = watch(page)
  await expectFits(page)
  await page.getByRole('searchbox', { name: '搜索商品' }).fill(goodsSn)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/h/goodsDetail/${goodsSn}`)
  await expectFits(page)
  await page.getByRole('radio', { name: /^普通包赔/ }).check()
  await page.getByRole('button', { name: /立即购买/ }).click()
  await page.waitForURL(`${origin}/wares/${goodsSn}/order?ensureId=1`)
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL(/\/pay\?orderSn=/)
  await expectFits(page)
  await expectQuiet(watched)
})
