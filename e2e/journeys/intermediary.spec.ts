import { Member } from '../support/members'
import { payFromBalance } from '../support/pay'
import { expectQuiet, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { expect, test } from '../support/test'

test('an off-site deal is offered to one phone number, accepted on a phone by its owner only, and paid', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const [buyer, seller, stranger] = await Promise.all([
    Member.create({ balance: '1000.00' }),
    Member.create(),
    Member.create(),
  ])
  const phone = { viewport: { width: 390, height: 844 } }
  const buyerPage = await buyer.open(browser, '/intermediary/intermediary')
  const watched = [watch(buyerPage)]
  await buyerPage
    .getByLabel('游戏', { exact: false })
    .locator('visible=true')
    .last()
    .selectOption({ label: '王者荣耀' })
  await buyerPage.getByLabel(/成交价/).fill('888')
  await buyerPage.getByLabel(/卖家的手机号/).fill(seller.phone)
  await buyerPage.getByLabel(/交易内容/).fill('安卓QQ 贵族 8 账号')
  await buyerPage.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await buyerPage.getByRole('button', { name: '发起担保' }).click()
  await expect(buyerPage.getByRole('heading', { name: '担保已发起，请把链接发给对方' })).toBeVisible()
  const { pathname, search } = new URL((await buyerPage.getByText(/invitation\?code=/).textContent()) ?? '')

  const strangerPage = await stranger.open(browser, pathname + search)
  await expect(strangerPage.getByText(/不是发给当前登录账号的/)).toBeVisible()
  await expect(strangerPage.getByText('888')).toHaveCount(0)

  const sellerPage = await seller.open(browser, pathname + search, phone)
  watched.push(watch(sellerPage))
  await expect(sellerPage.getByRole('heading', { name: '买家邀请你作为卖家成交' })).toBeVisible()
  await sellerPage.getByRole('button', { name: '接受全部条款' }).click()
  await expect(sellerPage.getByText('待付款').first()).toBeVisible()

  await buyerPage.goto(`${origin}/intermediary/deals`)
  await buyerPage.locator('article').getByRole('link', { name: '查看订单' }).click()
  await buyerPage.getByRole('link', { name: '去付款' }).first().click()
  await payFromBalance(buyerPage)
  await sellerPage.reload()
  await sellerPage.getByRole('link', { name: /查看订单/ }).click()
  await expect(sellerPage.getByText(/担保费/).first()).toBeVisible()
  for (const one of watched) await expectQuiet(one)
})
