import { openSettled, settled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

const home = () => process.env.E2E_ORIGIN as string
const picker = (page: Page) => page.getByRole('dialog', { name: '选择游戏、区服和商品类型' })
const games = (page: Page) => picker(page).getByRole('list', { name: '游戏列表' }).getByRole('button')
const game = (page: Page, name: string) => games(page).filter({ hasText: new RegExp(`${name}$`) })
const area = (page: Page, name: string | RegExp) =>
  picker(page).getByRole('region', { name: '大区' }).getByRole('button', { name })
const _server = (page: Page, name: string | RegExp) =>
  picker(page).getByRole('region', { name: '服务器' }).getByRole('button', { name })
const _type = (page: Page, name: string) =>
  picker(page).getByRole('group', { name: '商品类型' }).getByRole('button', { name, exact: true })
const find = (page: Page) => picker(page).getByRole('searchbox', { name: '按游戏名或拼音首字母查找' })
/** Returns the texts of the four fields in the closed header. */
const chosen = (page: Page) => page.getByRole('group', { name: '选择游戏、区、服和商品类型' }).locator('b')
const field = (page: Page, label: string) =>
  page.getByRole('group', { name: '选择游戏、区、服和商品类型' }).getByRole('button', { name: new RegExp(`^${label}`) })

async function open(page: Page, path = '/'): Promise<void> {
  // A server-rendered page accepts clicks before its scripts are listening.
  await openSettled(page, home() + path)
}
async function openPicker(page: Page): Promise<void> {
  await field(page, '游戏').click()
  await expect(games(page).first()).toBeVisible()
}
/** Returns the URL of the tab that an action opens. */
async function newTab(page: Page, act: () => Promise<void>): Promise<URL> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
  await tab.waitForURL(/\/wares/)
  const url = new URL(tab.url())
  await tab.close()
  return url
}

test('the picker offers the two most recently chosen games, also after a reload', async ({ page }) => {
  await open(page)
  await openPicker(page)
  for (const name of ['王者荣耀', '和平精英', '原神']) await game(page, name).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await settled(page)
  await openPicker(page)
  await expect(picker(page).locator('.pk-recent button')).toHaveText([/原神$/, /和平精英$/])
  await picker(page).locator('.pk-recent').getByRole('button', { name: '和平精英' }).click()
  await expect(chosen(page).first()).toHaveText('和平精英')
})

test('the list can be reached from the search box by keyboard alone, and Esc returns the focus', async ({ page }) => {
  await open(page)
  await field(page, '游戏').focus()
  await page.keyboard.press('Enter')
  await expect(games(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker(page)).toHaveCount(0)
  await expect(field(page, '游戏')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(games(page).first()).toBeVisible()
  await find(page).focus()
  await page.keyboard.type('wzry')
  await expect(games(page)).toHaveCount(1)
  const tabTo = async (wanted: ReturnType<typeof game>) => {
    for (let i = 0; i < 60; i++) {
      if (await wanted.evaluate((e) => e === document.activeElement)) return
      await page.keyboard.press('Tab')
      expect(await picker(page).evaluate((box) => box.contains(document.activeElement)), 'focus stays inside').toBe(
        true,
      )
    }
    throw new Error('not reached by Tab')
  }
  await tabTo(game(page, '王者荣耀'))
  await page.keyboard.press('Enter')
  await expect(area(page, '安卓QQ')).toBeVisible()
  await tabTo(area(page, '安卓QQ'))
  await page.keyboard.press('Enter')
  await expect(chosen(page).nth(1)).toHaveText('安卓QQ')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: '关键词或商品编号' }).focus()
  await page.keyboard.type('皮肤')
  const url = await newTab(page, () => page.keyboard.press('Enter'))
  expect(Object.fromEntries(url.searchParams)).toEqual({ gt: '1', gid: '107', areaId: '107001', keyWord: '皮肤' })
})

test('searching without a chosen game opens the picker', async ({ page }) => {
  await open(page)
  await page.getByRole('searchbox', { name: '关键词或商品编号' }).fill('皮肤')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(games(page).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a keyword that begins with the name of a game opens the list of this game', async ({ page }) => {
  await open(page)
  await page.getByRole('searchbox', { name: '关键词或商品编号' }).fill('王者荣耀 v10')
  const url = await newTab(page, () => page.keyboard.press('Enter'))
  expect([url.searchParams.get('gid'), url.searchParams.get('keyWord')]).toEqual(['107', 'v10'])
  await expect(picker(page)).toHaveCount(0)
})

test('a misspelled keyword shows the goods of the name that it resembles', async ({ page }) => {
  await open(page, `/wares?gt=1&gid=107&keyWord=${encodeURIComponent('貂婵')}`)
  await expect(page.getByText('没有找到“貂婵”，已显示“貂蝉”的结果')).toBeVisible()
  await expect(page.getByRole('region', { name: '商品列表' }).getByRole('link', { name: /貂蝉/ }).first()).toBeVisible()
})

test('within a game, a keyword that finds nothing and names another game leads to that game', async ({ page }) => {
  await open(page, '/wares?gt=1&gid=107&keyWord=hpjy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('和平精英')
})

test('a search on the list stays in its tab, and the header preselects the choice from the URL', async ({ page }) => {
  await open(page, '/wares?gt=27&gid=131')
  await expect(chosen(page)).toHaveText(['地下城与…', '不限', '不限', '道具'])
  await page.getByRole('searchbox', { name: '关键词或商品编号' }).fill('宠物')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await page.waitForURL(/keyWord=/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ gt: '27', gid: '131', keyWord: '宠物' })
  expect(page.context().pages()).toHaveLength(1)
})

for (const name of ['gid', 'gameId']) {
  test(`${name} in a URL preselects the game on any page`, async ({ page }) => {
    await open(page, `/detail?${name}=111`)
    await expect(chosen(page).first()).toHaveText('和平精英')
  })
}

test('searching a goods number opens its item in a new tab and both headers show game and type; an unknown number shows a message', async ({
  page,
}) => {
  for (const [gt, path] of [
    ['1', 'detail'],
    ['22', 'JDetail'],
  ]) {
    const { data } = (await (await fetch(`${home()}/api/goods/getGoodsList?gt=${gt}&pageSize=1`)).json()) as {
      data: { list: { goodsSn: string; gameId: number }[] }
    }
    const sn = data.list[0]?.goodsSn as string
    await open(page)
    await page.getByRole('searchbox', { name: '关键词或商品编号' }).fill(sn)
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    const item = await opened
    await item.waitForURL(`${home()}/${path}/${sn}?gt=${gt}&gid=${data.list[0]?.gameId}`)
    for (const one of [page, item]) await expect(chosen(one).last()).toHaveText(gt === '1' ? '账号' : '游戏币')
    await item.close()
  }
  await page.getByRole('searchbox', { name: '关键词或商品编号' }).fill('ZHAO9999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有找到该编号的商品')).toBeVisible()
})

test('the search form and hot games lead to the list without scripts', async ({ browser }) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  const page = await still.newPage()
  await page.goto(home())
  await expect(page.locator('.search-hot a')).toHaveCount(5)
  expect(await page.locator('.search-hot a').first().getAttribute('href')).toBe('/wares?gt=1&gid=107')
  await page.getByRole('searchbox', { name: '关键词或商品编号' }).fill('皮肤')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page).toHaveURL(/\/wares\?keyWord=/)
  await still.close()
})
