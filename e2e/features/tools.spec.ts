import { expect, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''
const firstOf = async (query: string): Promise<string> => {
  const answer = await fetch(`${origin()}/api/goods/getGoodsList?${query}&pageSize=1`)
  return ((await answer.json()) as { data: { list: { goodsSn: string }[] } }).data.list[0]?.goodsSn as string
}

test('the coin list leads to an offer and to the recycling price', async ({ page }) => {
  await page.goto(`${origin()}/wares/hotShoppingMall?gt=22&gid=131&quickCoinType=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('地下城与勇士金币')
  const scales = await page.locator('tbody tr td b').allTextContents()
  const coins = scales.map((text) => Number.parseFloat(text))
  expect(coins.length).toBeGreaterThan(3)
  expect(coins).toEqual([...coins].sort((a, b) => b - a))
  await page.getByRole('link', { name: '币商报价' }).click()
  await expect(page.getByRole('link', { name: /^向 .+ 购买/ }).first()).toHaveAttribute(
    'href',
    /^\/fastGold\/\w+\/order$/,
  )
  await page.goBack()
  await page.getByRole('link', { name: '卖游戏币' }).click()
  await page.getByLabel(/^数量/).fill('500')
  await expect(page.locator('form dl')).toContainText(/约 ¥/)
  await page.goto(`${origin()}/wares/hotShoppingMall?gid=131`)
  await page.getByRole('link', { name: /^购买/ }).first().click()
  await expect(page).toHaveURL(/\/JDetail\/YBDF/)
})

test('the hourly rental page calculates the total, also without scripts', async ({ page, browser }) => {
  await page.goto(`${origin()}/wares?gt=1&rent=1`)
  await expect(page.getByRole('link', { name: '租号大厅' })).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('link', { name: /^去租用/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/timePurchase$/)
  await page.getByText('日租', { exact: true }).click()
  await page.getByRole('button', { name: '增加一天' }).click()
  const total = page.locator('dl data').last()
  const shown = await total.getAttribute('value')
  const address = page.url()
  await page.getByRole('button', { name: '立即租用' }).click()
  await expect(page).toHaveURL(/\/login\?returnUrl=.*unit%3Dday%26num%3D2$/)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(address)
  await still.getByText('日租', { exact: true }).click()
  await still.getByLabel('数量').fill('2')
  await still.getByRole('button', { name: '更新金额' }).click()
  await expect(still.locator('dl data').last()).toHaveAttribute('value', shown as string)
  await context.close()
})

test('an item that is not for rent links elsewhere; an unknown number is not found', async ({ page }) => {
  const prop = await firstOf('gt=27')
  await page.goto(`${origin()}/wares/${prop}/timePurchase`)
  await expect(page.getByRole('heading', { name: '这件商品只卖不租' })).toBeVisible()
  expect((await page.goto(`${origin()}/wares/ZHAO9999999/timePurchase`))?.status()).toBe(404)
  expect((await page.goto(`${origin()}/detailVirtual/DMAO9999999`))?.status()).toBe(404)
})

test('codes and top-ups have their own pages at /detail and /detailVirtual, and a wrong URL redirects there', async ({
  page,
}) => {
  const [code, topUp, prop] = await Promise.all([firstOf('gt=46'), firstOf('gt=3'), firstOf('gt=27')])
  for (const room of ['detail', 'detailVirtual']) {
    await page.goto(`${origin()}/${room}/${code}`)
    await expect(page).toHaveURL(`${origin()}/${room}/${code}`)
    await expect(page.getByText(/自动发码|卖家发码/).first()).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/detail/${code}$`))
  }
  await page.goto(`${origin()}/JDetail/${topUp}`)
  await expect(page).toHaveURL(`${origin()}/detail/${topUp}`)
  await expect(page.getByLabel('充值到')).toBeVisible()
  await page.goto(`${origin()}/detailVirtual/${prop}`)
  await expect(page).toHaveURL(`${origin()}/detail/${prop}`)
})

test('the net price calculator applies the fee of the goods type', async ({ page }) => {
  await page.goto(`${origin()}/tool/tool`)
  await page.getByLabel('标价（元）').fill('1000')
  await expect(page.locator('#net dl data')).toHaveAttribute('value', '940.00')
  await page.getByLabel('商品类型', { exact: true }).selectOption({ label: '道具' })
  await expect(page.locator('#net dl data')).toHaveAttribute('value', '950.00')
})
