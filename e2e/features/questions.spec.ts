import { Member } from '../support/members'
import { publish } from '../support/publish'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string

test('a question is answered publicly, and a lower price notifies the members who subscribed to it', async ({
  browser,
}) => {
  const [buyerMember, sellerMember] = await Promise.all([Member.create(), Member.create()])
  const item = await publish(sellerMember.visitor, { price: '66.00' })
  const shop = await sellerMember.open(browser)
  const address = `${ORIGIN()}/detail/${item.goodsSn}`
  const question = `周末晚上方便换绑吗 ${item.goodsSn}`

  const buyer = await buyerMember.open(browser)
  await openSettled(buyer, address)
  await expect(buyer.locator('.search-pick b').first()).not.toHaveText('选择游戏')
  await expect(buyer.locator('.nav [aria-current="page"]')).toHaveText('账号交易')
  await buyer.getByRole('button', { name: '降价提醒' }).click()
  await buyer.getByRole('button', { name: '设置提醒' }).click()
  await expect(buyer.getByRole('button', { name: '已设降价提醒' })).toBeVisible()
  await buyer.getByRole('button', { name: '我要提问' }).click()
  await buyer.getByRole('textbox', { name: '问题' }).fill(`${question} 微信：abc123456`)
  await buyer.getByRole('button', { name: '提交问题' }).click()
  await expect(buyer.getByText('已提交，卖家回答后所有人可见')).toBeVisible()
  await buyer.getByRole('button', { name: /^收藏，/ }).click()

  await shop.goto(`${ORIGIN()}/center/questions`)
  const row = shop.getByRole('article').filter({ hasText: question })
  await expect(row).not.toContainText('abc123456')
  await row.getByRole('button', { name: '回答', exact: true }).click()
  await row.getByRole('textbox', { name: '回答' }).fill('方便，八点以后都在')
  await row.getByRole('button', { name: '提交回答' }).click()
  // what is typed into the box is text of the page too
  await expect(row.getByRole('textbox')).toHaveCount(0)
  await expect(row.getByText('方便，八点以后都在')).toBeVisible()

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto(address)
  await expect(visitor.getByText(question)).toBeVisible()
  await expect(visitor.getByText('方便，八点以后都在')).toBeVisible()
  await expect(visitor.getByText('abc123456')).toHaveCount(0)

  await shop.goto(`${ORIGIN()}/center/sell/sellOutGoods`)
  const goods = shop.getByRole('row').filter({ hasText: item.goodsSn })
  await goods.getByRole('button', { name: '改价' }).click()
  const dialog = shop.getByRole('dialog')
  await dialog.getByRole('textbox').fill((Number(item.price) - 1.5).toFixed(2))
  await dialog.getByRole('button', { name: /确定|保存/ }).click()
  await expect(dialog).toHaveCount(0)

  await buyer.goto(address)
  await expect(buyer.getByText('已降 ¥1.50')).toBeVisible()
  await buyer.goto(`${ORIGIN()}/center/buyers/buyLikedGoods`)
  await expect(buyer.getByText('比收藏时降 ¥1.50')).toBeVisible()
})
