import { randomInt } from 'node:crypto'
import { Member } from '../support/members'
import { logIn, smsCode } from '../support/people'
import { sharedOrigin } from '../support/program'
import { openSettled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

test('a visitor registers with an SMS code and logs out', async ({ page, context }) => {
  const phone = `167${String(randomInt(1e8)).padStart(8, '0')}`
  await openSettled(page, `${sharedOrigin()}/register`)
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(page, phone))
  await page.getByRole('textbox', { name: '设置密码' }).fill('demo1234')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: /注册/ }).click()
  await page.waitForURL(`${sharedOrigin()}/`)
  await expect(page.getByText(`玩家${phone.slice(-4)}`)).toBeVisible()
  await page.getByRole('button', { name: '注销' }).click()
  await expect(page.getByText('退出登录成功')).toBeVisible()
  await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
  expect((await context.cookies()).filter((cookie) => cookie.name === 'token')).toEqual([])
})

test('an SMS code logs a member in once and is rejected the second time', async ({ page, browser }) => {
  const { phone } = await Member.create()
  await openSettled(page, `${sharedOrigin()}/login?returnUrl=%2Fcenter`)
  await fillPhone(page, phone)
  const code = await smsCode(page, phone)
  await submitCode(page, code)
  await page.waitForURL(`${sharedOrigin()}/center`)
  const cookies = await page.context().cookies()
  const again = await browser.newContext()
  // The code works only in the browser that requested it.
  await again.addCookies(cookies.filter((cookie) => !['token', 'sb'].includes(cookie.name)))
  const second = await again.newPage()
  await openSettled(second, `${sharedOrigin()}/login`)
  await fillPhone(second, phone)
  await submitCode(second, code)
  await expect(second.getByText(/验证码.*(?:错误|过期|无效|不正确)/)).toBeVisible()
})

test('a member page redirects the visitor to login and returns to it afterwards', async ({ page }) => {
  const { phone } = await Member.create({ balance: '12.30' })
  await page.goto(`${sharedOrigin()}/center/mywallets`)
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcenter%2Fmywallets/)
  await logIn(page, phone)
  await expect(page).toHaveURL(/\/center\/mywallets/)
  await expect(page.getByText('12.30').first()).toBeVisible()
})

async function fillPhone(page: Page, phone: string): Promise<void> {
  await page.getByText('短信登录').click()
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
}

async function submitCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /验证码/ }).fill(code)
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
