import { sharedOrigin } from '../support/program'
import { openSettled, settled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

const picker = (page: Page) => page.getByRole('dialog', { name: '选择游戏、区服和商品类型' })
const games = (page: Page) => picker(page).getByRole('list', { name: '游戏列表' }).getByRole('button')
const game = (page: Page, name: string) => games(page).filter({ hasText: new RegExp(`${name}$`) })
const area = (page: Page, name: string | RegExp) =>
  picker(page).getByRole('region', { name: '大区' }).getByRole('button', { name })
const server = (page: Page, name: string | RegExp) =>
  picker(page).getByRole('region', { name: '服务器' }).getByRole('button', { name })
const type = (page: Page, name: string) =>
  picker(page).getByRole('group', { name: '商品类型' }).getByRole('button', { name, exact: true })
const find = (page: Page) => picker(page).getByRole('searchbox', { name: '按游戏名或拼音首字母查找' })
/** Returns the texts of the four fields in the closed header. */
const chosen = (page: Page) => page.getByRole('group', { name: '选择游戏、区、服和商品类型' }).locator('b')
const field = (page: Page, label: string) =>
  page.getByRole('group', { name: '选择游戏、区、服和商品类型' }).getByRole('button', { name: new RegExp(`^${label}`) })

async function open(page: Page, path = '/'): Promise<void> {
  await openSettled(page, sharedOrigin() + path)
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

test('the game picker finds a game by name, initials, full pinyin and letter', async ({ page }) => {
  await open(page)
  await openPicker(page)
  for (const text of ['王者', 'wzry', 'wangzhe', 'WZRY']) {
    await find(page).fill(text)
    await expect(games(page)).toHaveText([/王者荣耀$/])
  }
  await find(page).fill('没有这个游戏')
  await expect(picker(page).getByText('没有找到游戏')).toBeVisible()
  await find(page).fill('')
  await picker(page).getByRole('button', { name: 'W', exact: true }).click()
  await expect(game(page, '王者荣耀')).toBeVisible()
  await expect(game(page, '和平精英')).toHaveCount(0)
  await expect(picker(page).getByRole('tab', { name: '全部游戏' })).toHaveAttribute('aria-selected', 'true')
  await picker(page).getByRole('tab', { name: '热门游戏' }).click()
  await expect(game(page, '和平精英')).toBeVisible()
  await picker(page).getByRole('group', { name: '游戏类型' }).getByText('端游').click()
  await expect(game(page, '地下城与勇士')).toBeVisible()
  await expect(game(page, '王者荣耀')).toHaveCount(0)
})

test('game, area, server and type chosen in the picker lead to the list, and a new area clears its server', async ({
  page,
}) => {
  await open(page)
  await openPicker(page)
  await game(page, '王者荣耀').click()
  await area(page, '安卓QQ').click()
  await server(page, '手Q 2区').click()
  await type(page, '道具').click()
  await expect(chosen(page)).toHaveText(['王者荣耀', '安卓QQ', '手Q2区', '道具'])

  await area(page, '苹果QQ').click()
  await expect(chosen(page)).toHaveText(['王者荣耀', '苹果QQ', '不限', '道具'])
  await server(page, '手Q 3区').click()
  const all = await newTab(page, () =>
    picker(page)
      .getByRole('button', { name: /^查看.*商品$/ })
      .click(),
  )
  expect(Object.fromEntries(all.searchParams)).toEqual({
    gt: '27',
    gid: '107',
    areaId: '107002',
    serverId: expect.stringMatching(/^107002\d+$/),
  })
  await expect(picker(page)).toHaveCount(0)

  await openPicker(page)
  await find(page).fill('地下城')
  await game(page, '地下城与勇士').click()
  await expect(chosen(page)).toHaveText(['地下城与…', '不限', '不限', '不限'])
  await picker(page).getByRole('button', { name: '清空' }).click()
  await expect(chosen(page).first()).toHaveText('选择游戏')
})

test('two accounts are marked for comparison, remembered after a reload and compared side by side', async ({
  page,
}) => {
  await openSettled(page, `${sharedOrigin()}/wares?gt=1&gid=107`)
  const boxes = page.getByRole('checkbox', { name: /^对比/ })
  await boxes.nth(0).check()
  const tray = page.getByRole('region', { name: '商品对比' })
  await expect(tray.getByRole('button', { name: '开始对比' })).toBeDisabled()
  await boxes.nth(1).check()
  await page.reload()
  await settled(page)
  await expect(tray).toContainText('2 / 4')
  await tray.getByRole('button', { name: '开始对比' }).click()
  const table = page.getByRole('dialog', { name: '对比 2 件商品' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('row', { name: /^段位/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await tray.getByRole('button', { name: '清空' }).click()
  await expect(tray).toHaveCount(0)
})
