import { openSettled, settled } from '../support/settled'
import { expect, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN as string
const LIST = '/wares?gt=1&gid=107'

test('list filters can be set, bounded and cleared by links and forms without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(origin() + LIST)
  const rows = page.locator('tbody tr')
  const filters = page.getByRole('region', { name: '筛选条件' })
  const rank = filters.getByRole('group', { name: '段位，可多选' })
  await rank.getByRole('link', { name: '荣耀王者' }).click()
  await rank.getByRole('link', { name: '最强王者' }).click()
  await expect(rank.locator('[aria-current]')).toHaveText(['最强王者', '荣耀王者'])
  for (const text of await rows.allInnerTexts()) expect(text).toMatch(/荣耀王者|最强王者/)

  await filters.getByRole('textbox', { name: '皮肤最少' }).fill('300')
  await filters.getByRole('button', { name: '按皮肤筛选' }).click()
  await expect(page).toHaveURL(/attrs=ranking[^&]*skins\.300-(?:#|$)/)
  const skins = await rows
    .locator('td:nth-child(6)')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)))
  expect(Math.min(...skins)).toBeGreaterThanOrEqual(300)
  expect(skins.length).toBeGreaterThan(0)
  await expect(filters.getByText('皮肤 300 以上')).toBeVisible()

  await filters.getByRole('link', { name: '移除 皮肤 300 以上' }).click()
  await expect(page).not.toHaveURL(/skins/)
  await filters.getByRole('link', { name: '清空' }).click()
  await expect(page).toHaveURL(/\/wares\?gt=1&gid=107$/)
  await expect(filters.getByText('已选')).toHaveCount(0)
})

test('an invalid price bound shows a readable error and is removed from the URL', async ({ page }) => {
  await page.goto(`${origin()}${LIST}&minPrice=abc&maxPrice=-5`)
  await expect(page).not.toHaveURL(/Price/)
  await expect(page.getByText('价格只能填大于 0 的数字')).toBeVisible()
  await page.getByRole('link', { name: '知道了' }).click()
  await expect(page.getByText('价格只能填大于 0 的数字')).toHaveCount(0)
})

test('swapped price bounds are exchanged in the list and in its URL', async ({ page }) => {
  await page.goto(`${origin()}${LIST}&minPrice=500&maxPrice=5`)
  await expect(page).toHaveURL(/minPrice=5&maxPrice=500/)
  await expect(page.getByText('已经对调')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '最低价' })).toHaveValue('5')
  await page.getByRole('link', { name: '知道了' }).click()
  await expect(page.getByText('已经对调')).toHaveCount(0)
})

test('expanded filter options continue in the lines of their row, with the toggle at the end', async ({ page }) => {
  await page.goto(`${origin()}${LIST}&areaId=107001`)
  const row = page.getByRole('group', { name: '服务器', exact: true })
  await row.getByText(/^更多 \d+ 项$/).click()
  const boxes = await row.locator('a, summary').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, height } = one.getBoundingClientRect()
      return { left, top, height, isToggle: one.tagName === 'SUMMARY' }
    }),
  )
  expect(new Set(boxes.map((box) => box.height))).toEqual(new Set([28]))
  const tops = [...new Set(boxes.map((box) => box.top))].sort((a, b) => a - b)
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops.slice(1).map((top, i) => top - (tops[i] as number)))).toEqual(new Set([30]))
  const lines = tops.map((top) => boxes.filter((box) => box.top === top).sort((a, b) => a.left - b.left))
  expect(new Set(lines.map(([first]) => first?.left)).size).toBe(1)
  expect(lines.at(-1)?.at(-1)?.isToggle).toBe(true)
})

test('a page number past the end shows the last page, and any page number can be entered', async ({ page }) => {
  await page.goto(`${origin()}${LIST}&page=999`)
  const at = page.getByRole('navigation', { name: '翻页' }).locator('.num')
  const [now, all] = (await at.innerText()).split('/').map(Number)
  expect(now).toBe(all)
  await page.getByRole('textbox', { name: '跳至' }).fill('2')
  await page.getByRole('textbox', { name: '跳至' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
})

test('the list remembers its row height setting', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSettled(page, origin() + LIST)
  const height = () =>
    page
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height)
  expect(await height()).toBeLessThanOrEqual(93)
  await page.getByRole('button', { name: '宽松行' }).click()
  await expect.poll(height).toBeGreaterThan(100)
  await page.reload()
  await settled(page)
  await expect.poll(height).toBeGreaterThan(100)
})

test('list filters open as a sheet on a phone and rows are at most 104 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(origin() + LIST)
  for (const row of await page.locator('tbody tr').all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(104)
  const rank = page.getByRole('group', { name: '段位，可多选' })
  await expect(rank).toBeHidden()
  await page.getByRole('link', { name: /^筛选/ }).click()
  await rank.getByRole('link', { name: '荣耀王者' }).click()
  await expect(rank.locator('[aria-current]')).toHaveText('荣耀王者')
  await page.getByRole('link', { name: /^查看 .* 件商品$/ }).click()
  await expect(rank).toBeHidden()
})

test('forced-colours mode uses the text colour for icons and ticks, a background for the current option and a border for the search button', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${origin()}${LIST}&official=1`)
  const coloursOf = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const { color, borderTopColor } = getComputedStyle(element)
        return { filled: style.backgroundColor, words: color, edge: borderTopColor }
      }, part)
  const { filled: ground } = await coloursOf('body')
  const icon = await coloursOf('main .i, .crumb .i')
  expect(icon.filled).toBe(icon.words)
  const tick = await coloursOf('[class*=switch][aria-current] [class*=box]', '::before')
  expect(tick.filled).toBe(tick.words)
  const current = await coloursOf('[class*=sorts] [aria-current]')
  expect(current.filled).not.toBe(ground)
  expect(current.words).toBe(tick.words)
  expect(current.words).not.toBe(icon.words)
  const search = await coloursOf('.search-go')
  expect([search.filled, search.edge]).toEqual([ground, search.words])
})
