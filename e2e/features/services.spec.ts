import { expectQuiet, watch } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN as string

test('boosting page preselects a game from the link and shows the price between two ranks', async ({ page }) => {
  const watched = watch(page)
  await page.goto(`${origin()}/convoy/gameBoosting`)
  await page
    .getByRole('navigation', { name: '选择游戏' })
    .getByRole('link', { name: /英雄联盟/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('英雄联盟代练')
  const calculator = page.getByRole('region', { name: '算一算' })
  const price = calculator.getByText('代练价格').locator('xpath=following-sibling::dd').locator('data')
  const before = Number(await price.getAttribute('value'))
  const steps = calculator.getByLabel('目标').locator('option')
  await calculator.getByLabel('目标').selectOption({ index: (await steps.count()) - 1 })
  expect(Number(await price.getAttribute('value'))).toBeGreaterThan(before)
  await calculator.getByRole('button', { name: '发布代练需求' }).click()
  await page.waitForURL(/\/login\?/)
  await expectQuiet(watched)
})

test('convoy page needs no account details and falls back to the first game for an unknown one', async ({ page }) => {
  await page.goto(`${origin()}/convoy/convoy?gid=99999`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/护航$/)
  expect(await page.locator('main').getByRole('textbox').count()).toBe(0)
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: '发布护航需求' }).click()
  await page.waitForURL(/\/login\?/)
})

test('an intermediary deal form marks every invalid field and preserves the typed values', async ({ page }) => {
  await page.goto(`${origin()}/intermediary/intermediary`)
  await page.getByLabel('成交价').fill('12.345')
  await page.getByRole('button', { name: '发起担保' }).click()
  await expect(page.getByText('请输入正确的价格，最多两位小数')).toBeVisible()
  await expect(page.getByText('手机号码格式错误')).toBeVisible()
  await expect(page.getByLabel('成交价')).toHaveValue('12.345')
})

test('a cooperation request can be submitted once a day', async ({ page }) => {
  const mobile = `139${String(Date.now()).slice(-8)}`
  const ask = async () => {
    await page.goto(`${origin()}/specilPage/businessCooperation`)
    await page.getByLabel('合作类型').selectOption('渠道推广')
    await page.getByLabel('联系人').fill('王先生')
    await page.getByLabel('手机号').fill(mobile)
    await page.getByRole('button', { name: '提交申请' }).click()
  }
  await ask()
  await expect(page.getByRole('heading', { name: '已收到你的申请' })).toBeVisible()
  await expect(page.getByText(`139****${mobile.slice(-4)}`)).toBeVisible()
  await ask()
  await expect(page.getByText('今天已收到你的申请，我们会在1个工作日内联系你，无需重复提交')).toBeVisible()
  await expect(page.getByLabel('联系人')).toHaveValue('王先生')
})

test('bulk recycling shows market prices next to the link to a quote', async ({ page }) => {
  await page.goto(`${origin()}/specilPage/businessRecycling`)
  expect(await page.getByRole('row').count()).toBeGreaterThan(3)
  const way = page.getByRole('link', { name: '申请报价' })
  await expect(way).toHaveAttribute('href', '/recycle/request?batch=1')
})

test('the account description tool shows an example without scripts and the typed text with scripts', async ({
  page,
  browser,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  const plain = await still.newPage()
  await plain.goto(`${origin()}/specilPage/createAccountInfo?gid=111`)
  await expect(plain.getByText('示例', { exact: true })).toBeVisible()
  await expect(plain.getByText('和平精英账号，')).toBeVisible()
  await still.close()
  await openSettled(page, `${origin()}/specilPage/createAccountInfo?gid=111`)
  await page.getByLabel('珍稀物品').fill('五爪金龙，特斯拉')
  await expect(page.getByText('五爪金龙 特斯拉', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '去发布' })).toHaveAttribute('href', '/center/sell?gameId=111')
})
