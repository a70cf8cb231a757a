import { Member } from '../support/members'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

test('a buyer posts a want, a seller answers it, and ordering the answer releases the reserved money', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const [buyerMember, sellerMember] = await Promise.all([Member.create({ balance: '600.00' }), Member.create()])
  const item = await publish(sellerMember.visitor, { price: '460.00' })
  const title = `想买一个账号 ${item.goodsSn}`
  const shop = await sellerMember.open(browser)
  const buyer = await buyerMember.open(browser)
  await buyer.goto(`${origin}/wares?gt=1&gid=${item.gameId}`)
  await buyer.getByRole('link', { name: '发布求购' }).first().click()
  await expect(buyer.getByRole('combobox', { name: '商品类型' })).toHaveValue('1')
  await buyer.getByRole('textbox', { name: '想买什么' }).fill(title)
  await buyer.getByRole('textbox', { name: '补充说明' }).fill('今天可以付款，微信：abc123456')
  await buyer.getByRole('textbox', { name: '总预算（元）' }).fill(item.price)
  await buyer.getByRole('button', { name: '发布求购' }).click()
  const post = buyer.getByRole('article').filter({ hasText: title })
  await expect(post).toContainText('求购中')
  await expect(post).not.toContainText('abc123456')

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto(`${origin}/wanted?gid=${item.gameId}`)
  await expect(visitor.getByText(title)).toBeVisible()

  await shop.setViewportSize({ width: 390, height: 844 })
  await shop.goto(`${origin}/wanted?gid=${item.gameId}&gt=1`)
  const wanted = shop.getByRole('listitem').filter({ hasText: title })
  await wanted.getByRole('button', { name: '我有货' }).click()
  const dialog = shop.getByRole('dialog')
  await dialog.locator('label', { hasText: item.bigTitle }).first().click()
  await dialog.getByRole('button', { name: '报价', exact: true }).click()
  await expect(shop.getByText('已报价，买家选中后会直接下单')).toBeVisible()

  await buyer.reload()
  await post.getByRole('link', { name: '选这件下单' }).click()
  await expect(buyer.getByText('下单即选中这件商品')).toBeVisible()
  await buyer.getByRole('button', { name: /提交订单/ }).click()
  await buyer.waitForURL(/\/pay\?/)
  await buyer.goto(`${origin}/center/buyers/buyWanted`)
  await expect(post).toContainText('已下单')
  await expect(post.getByRole('link', { name: '选这件下单' })).toHaveCount(0)
  await buyer.goto(`${origin}/center/mywallets/list`)
  await expect(buyer.getByText('预留退回').first()).toBeVisible()

  await shop.goto(`${origin}/center/sell/sellWanted`)
  await expect(shop.getByRole('listitem').filter({ hasText: title })).toContainText('已下单')
})
