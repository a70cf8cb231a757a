import { violations } from '../support/accessible'
import { expectFits } from '../support/layout'
import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { publish } from '../support/publish'
import { openSettled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const origin = () => process.env.E2E_ORIGIN as string

/** Returns the number of an account item that offers paid cover. */
async function account(): Promise<string> {
  const { data } = await (await fetch(`${origin()}/api/goods/getGoodsList?gt=1&ensure=1&pageSize=1`)).json()
  return data.list[0].goodsSn
}

/** Finds links and buttons of the bars that are too small for a thumb. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a,button), nav :is(a,button), form > div :is(a,button)')]
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.height < 44)
      .map(({ name, box }) => `${name} ${box.height}`),
  )

for (const width of [390, 360, 430]) {
  test(`the home page and an item page fit a phone of ${width}`, async ({ page }) => {
    const watched = watch(page)
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/h', `/h/goodsDetail/${await account()}`]) {
      await openSettled(page, origin() + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectFits(page)
      expect(await smallTargets(page)).toEqual([])
      expect(await violations(page, { only: WCAG })).toEqual([])
    }
    await expectQuiet(watched)
  })
}

test('the item page tells search engines its canonical URL', async ({ page }) => {
  const sn = await account()
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  await page.goto(`${origin()}/h/goodsDetail/${sn}`)
  expect(await attribute('link[rel=canonical]', 'href')).toMatch(new RegExp(`/detail/${sn}$`))
  await page.goto(`${origin()}/detail/${sn}`)
  expect(await attribute('link[rel=alternate][media]', 'href')).toMatch(new RegExp(`/h/goodsDetail/${sn}$`))
})

test('an unknown item number returns a 404 page with a link onwards', async ({ page }) => {
  const answer = await page.goto(`${origin()}/h/goodsDetail/ZHWZ9999999`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('商品不存在或已被删除')
  await expect(page.getByRole('navigation', { name: '底部导航' }).getByRole('link')).toHaveCount(5)
})

test('an item can be read and bought without scripts', async ({ browser }) => {
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await still.newPage()
  const { goodsSn: sn } = await publish((await Member.create()).visitor, { price: '66.00' })
  await page.goto(`${origin()}/h/goodsDetail/${sn}`)
  await expect(page.getByRole('heading', { name: '账号信息' })).toBeVisible()
  await page.getByRole('button', { name: /立即购买/ }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?returnUrl=${encodeURIComponent(`/wares/${sn}/order`)}`))
  await still.close()
})
