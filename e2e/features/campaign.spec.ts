import { Visitor } from '../../tests/support/visitor'
import { expectAccessible, expectFine } from '../support/accessible'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { publish } from '../support/publish'
import { expect, type Page, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''

/** Dismisses the platform notice that may cover the page right after login. */
async function dismissNotice(page: Page): Promise<void> {
  const answer = page.getByRole('button', { name: '我知道了', exact: true })
  await page.addLocatorHandler(page.getByRole('dialog', { name: /公告|通知/ }), async () => {
    await expect(answer).toBeEnabled()
    await answer.click()
  })
}

/** Fetches the caller's coupons that an order of this item can use, as the page would offer them. */
const askCoupons = (page: Page) =>
  page.evaluate(async () => {
    const token = document.cookie.match(/token=([^;]+)/)?.[1] ?? ''
    const answer = await fetch('/api/activity/coupon/couponList?state=unused&pageSize=60', {
      headers: { authorization: token },
    })
    return (await answer.json()).data as {
      list: { title: string; amount: string; minAmount: string }[]
      counts: { unused: number; used: number }
    }
  })

test('a lottery draw works by keyboard, its coupon is listed under own coupons and applied to an order', async ({
  page,
}) => {
  const watched = watch(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${origin()}/login?returnUrl=%2Flotterydraw`)
  await logIn(page, BUYER)
  await dismissNotice(page)
  await page.goto(`${origin()}/lotterydraw`)
  await expect(page.getByRole('heading', { level: 1, name: '岁末感恩抽奖' })).toBeVisible()
  await expect(page.getByRole('row', { name: /合计 100% 100%/ })).toBeVisible()
  const before = (await askCoupons(page)).counts.unused
  const button = page.getByRole('button', { name: '抽奖', exact: true })
  await expect(page.getByText(/今天还可抽 \d 次/)).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  const result = page.getByRole('dialog', { name: /抽中了|没有抽中/ })
  await expect(result).toBeVisible()
  const isWon = (await result.getByRole('link', { name: '查看我的优惠券' }).count()) === 1
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: '我的抽奖' }).getByRole('listitem')).not.toHaveCount(0)
  const { list, counts } = await askCoupons(page)
  expect(counts.unused).toBe(before + (isWon ? 1 : 0))

  await page.goto(`${origin()}/lotterydraw/myCoupon`)
  await expect(page.getByRole('button', { name: `未使用 ${counts.unused}` })).toBeVisible()
  await expectAccessible(page)

  const coupon = list.find(({ minAmount }) => Number(minAmount) <= 400)
  expect(coupon, 'the demo buyer has coupons').toBeDefined()
  const { goodsSn } = await publish(await new Visitor(origin()).logIn(SELLER), { price: '460.00' })
  await page.goto(`${origin()}/wares/${goodsSn}/order`)
  const total = page.getByRole('complementary', { name: '费用明细' }).locator('data')
  const choices = page.getByRole('group', { name: /选择优惠券/ }).getByRole('radio')
  const choice = choices.nth(1)
  await expect(choice).toBeChecked()
  await choices.first().check()
  const full = Number(await total.first().getAttribute('value'))
  await choice.check()
  await expect(total.first()).not.toHaveAttribute('value', full.toFixed(2))
  const less = Number(await total.first().getAttribute('value'))
  expect(less).toBeLessThan(full)
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.waitForURL(/\/pay\?orderSn=/)
  await expect(page.locator(`data[value="${less.toFixed(2)}"]`).first()).toBeVisible()
  await expect(page.locator('.slip').getByText('优惠券')).toBeVisible()
  expect((await askCoupons(page)).counts.used).toBeGreaterThan(0)

  await page.goto(`${origin()}/center/buyers/buyOrderDetail?orderSn=${new URL(page.url()).searchParams.get('orderSn')}`)
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('dialog').getByLabel(/原因/).selectOption('不想要了')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取消订单|确定|确认/ })
    .click()
  await expect.poll(async () => (await askCoupons(page)).counts.unused).toBe(counts.unused)
  await expectQuiet(watched)
})

for (const path of [
  '/lotterydraw',
  '/campaign/leaderboard/leaderboardAcquisition',
  '/campaign/leaderboard/leaderboardStatement?period=all',
  '/campaign/booking/seasonBooking',
  '/campaign/booking/seasonOrder',
])
  test(`${path} renders completely without scripts and has no horizontal overflow at 390 px`, async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.goto(origin() + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(
      page
        .locator('main')
        .getByText(/100%|第 1 名|名额|立即订购/)
        .first(),
    ).toBeVisible()
    await plain.close()
    const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
    const small = await phone.newPage()
    const watched = watch(small)
    await small.goto(origin() + path)
    await expectFine(small)
    await expectQuiet(watched)
    await phone.close()
  })

test('a season booking validates the contact and can be cancelled', async ({ page }) => {
  await page.goto(`${origin()}/login?returnUrl=%2F`)
  await logIn(page, BUYER)
  await dismissNotice(page)
  await page.goto(`${origin()}/campaign/booking/seasonOrder`)
  await page
    .getByRole('region', { name: /金铲铲之战/ })
    .getByRole('link', { name: '先预约名额' })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: /金铲铲之战/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /段位代练/ })).toBeChecked()
  await page.getByLabel('游戏大区').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: '联系方式' }).fill('0123')
  await page.getByRole('button', { name: '提交预约' }).click()
  await expect(page.getByText('QQ号码格式错误')).toBeVisible()
  await page.getByRole('textbox', { name: '联系方式' }).fill('10001')
  await page.getByRole('button', { name: '提交预约' }).click()
  const mine = page.getByRole('region', { name: '我的预约' })
  await mine.getByRole('button', { name: '取消 金铲铲之战 的预约' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
  await expect(mine.getByText('已取消').first()).toBeVisible()
  await page.goto(`${origin()}/campaign/booking/seasonOrder`)
  await page
    .getByRole('button', { name: /立即订购/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^下单：/ })
  await expect(dialog.getByLabel(/^价格/)).toHaveCount(0)
  await dialog.getByLabel(/^游戏账号/).fill('hero@game')
  await dialog.getByLabel(/^密码/).fill('Secret-1')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '提交，去付款' }).click()
  await page.waitForURL(/\/pay\?orderSn=/)
  await expect(page.getByText(/赛季：/).first()).toBeVisible()
})
