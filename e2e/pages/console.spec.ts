import { violations } from '../support/accessible'
import { overflow } from '../support/layout'
import { expectQuiet, watch } from '../support/people'
import { settled } from '../support/settled'
import { logInStaff } from '../support/staff'
import { expect, test } from '../support/test'

const OWNER = '13800000004'
const origin = () => process.env.E2E_ORIGIN as string
const SCREENS = [
  'overview',
  'site',
  'hosts',
  'distributors',
  'leads',
  'articles',
  'games',
  'matches',
  'plans',
  'contacts',
  'cases',
  'campaigns',
  'orders',
  'disputes',
  'claims',
  'goods',
  'withdrawals',
  'ledger',
  'rules',
  'users',
  'phones',
  'blacklist',
  'approvals',
  'shares',
  'staff',
  'permissions',
  'audit',
]

test('an operator can use all console screens, wide and narrow', async ({ page }) => {
  const watched = watch(page)
  await page.goto(`${origin()}/login?returnUrl=${encodeURIComponent('/console')}`)
  await logInStaff(page, OWNER)
  const faults: string[] = []
  for (const name of SCREENS) {
    await page.goto(`${origin()}/console/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await overflow(page)
      if (wide > 0) faults.push(`${name} ${width}: ${wide} px too wide`)
    }
    faults.push(...(await violations(page)).map((one) => `${name}: ${one}`))
  }
  expect(faults).toEqual([])

  await test.step('an account is found, its phone is shown for a reason, and the record says so', async () => {
    await page.goto(`${origin()}/console/users`)
    await page.getByRole('searchbox', { name: '查找用户' }).fill('13800000002')
    await page.keyboard.press('Enter')
    // a row that moves while the result replaces the list can lose a click
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('cell', { name: '138****0002' }).click()
    const drawer = page.getByRole('complementary', { name: /秋水无声/ })
    await drawer.getByRole('button', { name: '查看完整手机号' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(dialog.getByText('请填写原因')).toBeVisible()
    await dialog.getByRole('textbox').fill('来电核实本人')
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(drawer.getByText('13800000002')).toBeVisible()
    await page.goto(`${origin()}/console/audit`)
    await expect(page.getByRole('row', { name: /查看用户个人资料.*来电核实本人/ })).toBeVisible()
  })

  await test.step('an order opens next to the list with its money', async () => {
    await page.goto(`${origin()}/console/orders`)
    await page.getByRole('table').getByRole('row').nth(2).click()
    await expect(page.getByRole('complementary').getByRole('heading', { name: '资金流水' })).toBeVisible()
  })
  await expectQuiet(watched)
})

test('console pages are closed to a member and show the login to a visitor', async ({ page, browser }) => {
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${origin()}/console/users`)
  await expect(stranger).toHaveURL(/\/login\?returnUrl=/)
  const { logIn, BUYER } = await import('../support/people')
  await page.goto(`${origin()}/login?returnUrl=${encodeURIComponent('/console/users')}`)
  await logIn(page, BUYER)
  await expect(page.getByText('后台只对员工开放')).toBeVisible()
})
