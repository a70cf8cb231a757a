import { expectAccessible } from '../support/accessible'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { openSettled, settled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''
const WIDTHS = [1440, 390] as const

async function logInAt(page: Page, path: string, phone: string): Promise<void> {
  await page.goto(`${origin()}/login?returnUrl=${encodeURIComponent(path)}`)
  await logIn(page, phone)
  await expect(page).toHaveURL(new RegExp(path))
}

/** Returns the newest SMS code sent to a phone. */
async function codeOf(page: Page, phone: string): Promise<string> {
  const sms = await page.context().newPage()
  await sms.goto(`${origin()}/dev/sms`)
  const text = await sms.getByRole('row', { name: phone }).filter({ hasText: '验证码是' }).first().innerText()
  await sms.close()
  return /验证码是(\d{6})/.exec(text)?.[1] ?? ''
}

/** Agrees on the OAuth vendor's own page. */
async function agreeAs(page: Page, person: string): Promise<void> {
  await page.waitForURL('**/dev/oauth/**')
  await page.getByLabel(/以谁的身份/).fill(person)
  await page.getByRole('button', { name: '同意' }).click()
}

test('a first QQ login creates an account by phone, the second logs in directly, and a refused one logs in nowhere', async ({
  page,
}) => {
  const watched = watch(page)
  const [person, phone] = [`新人${Date.now() % 100_000}`, `132${String(Date.now()).slice(-8)}`]
  await openSettled(page, `${origin()}/login`)
  await page.getByRole('button', { name: 'QQ登录' }).click()
  await page.waitForURL('**/dev/oauth/qq**')
  await page.getByRole('button', { name: '拒绝' }).click()
  await expect(page.getByText('你没有同意用QQ登录')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: '返回', exact: true }).click()
  await page.waitForURL('**/login')
  await settled(page)
  await page.getByRole('button', { name: 'QQ登录' }).click()
  await agreeAs(page, person)
  await expect(page.getByText(`QQ“${person}”是第一次登录`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+\s*秒/ })).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeOf(page, phone))
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '完成登录' }).click()
  await page.waitForURL(`${origin()}/`)
  await expect(page.getByText(person).first()).toBeVisible()
  await page.context().clearCookies()
  await openSettled(page, `${origin()}/login?returnUrl=%2Fcenter`)
  await page.getByRole('button', { name: 'QQ登录' }).click()
  await agreeAs(page, person)
  await page.waitForURL(`${origin()}/center`)
  await expectQuiet(watched)
})

for (const width of WIDTHS)
  test(`bindings at ${width}: WeChat push is bound by a QR picture and sends a test message, unbinding requires the phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const watched = watch(page)
    // Demo members that no other test uses.
    const phone = width === 1440 ? '13910316760' : '13910324679'
    await logInAt(page, '/center/myself/thirdPartyBinding', phone)
    await expect(page.getByRole('button', { name: '绑定QQ' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '绑定微信消息提醒' }).click()
    const url = await page.locator('[data-url]').getAttribute('data-url')
    const follower = `关注者${width}${Date.now() % 10_000}`
    const scanner = await page.context().newPage()
    await scanner.goto(url ?? '')
    await scanner.getByLabel(/以谁的身份/).fill(follower)
    await scanner.getByRole('button', { name: '关注' }).click()
    await expect(scanner.getByText('已关注')).toBeVisible()
    await expect(page.getByRole('button', { name: '发测试消息' })).toBeVisible()
    await page.getByRole('button', { name: '发测试消息' }).click()
    await expect(page.getByText('测试消息已发出')).toBeVisible()
    await scanner.goto(`${origin()}/dev/wechat`)
    await expect(scanner.getByRole('row', { name: follower }).filter({ hasText: '这是一条测试消息' })).toBeVisible()
    await scanner.close()
    await page.getByRole('button', { name: '绑定QQ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('dialog').getByText('验证码已发送到')).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByLabel(/短信验证码/)
      .fill(await codeOf(page, phone))
    await page.getByRole('button', { name: '去QQ授权' }).click()
    await agreeAs(page, `绑定${width}${Date.now() % 10_000}`)
    await page.waitForURL('**/center/myself/thirdPartyBinding')
    await expect(page.getByRole('button', { name: '解绑QQ' })).toBeVisible()
    await page.getByRole('button', { name: '解绑QQ' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/短信验证码/)
      .fill('000000')
    await page.getByRole('dialog').getByRole('button', { name: '解绑', exact: true }).click()
    await expect(page.getByRole('dialog').getByText(/验证码错误/)).toBeVisible()
    await page.goto(`${origin()}/center/notifications`)
    await expect(page.getByRole('checkbox', { name: '订单：微信' })).toBeChecked()
    await expectAccessible(page)
    await expectQuiet(watched)
  })

for (const width of WIDTHS)
  test(`account security at ${width}: shows score, devices and login records, and a rejected lost-phone request`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const watched = watch(page)
    await logInAt(page, '/center/myself/accountSecurity', BUYER)
    await expect(page.getByRole('img', { name: /^安全分/ })).toBeVisible()
    await expect(page.getByText('近 30 天有')).toBeVisible()
    await expect(page.getByRole('region', { name: '登录记录' }).getByText('密码登录').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '冻结账号' }).click()
    await expect(page.getByRole('dialog', { name: '冻结账号？' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '不冻结' }).click()
    await page.getByRole('link', { name: '修改登录密码' }).click()
    await page.waitForURL('**/center/myself/changePassword')
    await page.getByRole('button', { name: '短信验证码' }).click()
    await expectAccessible(page)
    const other = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
    await logInAt(other, '/center/myself/changePhone', SELLER)
    await expect(other.getByText('未通过')).toBeVisible()
    await other.getByRole('button', { name: '原手机已停用' }).click()
    await expect(other.getByLabel(/真实姓名/)).toBeVisible()
    await expectAccessible(other)
    await expectQuiet(watched)
  })

test('a frozen account is logged out everywhere and cannot log in again', async ({ page }) => {
  const phone = '13910340517' // A demo member that no other test uses.
  await logInAt(page, '/center/myself/accountSecurity', phone)
  await page.getByRole('button', { name: '冻结账号' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/支付密码/)
    .and(page.locator('input'))
    .fill('246810')
  await page.getByRole('button', { name: '确认冻结' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '密码' }).fill('demo1234')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText(/账号已由本人冻结/)).toBeVisible()
})
