import { Member } from '../support/members'
import { BUYER, hostOf, logIn, smsCode } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''

test('resetting a forgotten password ends the open session', async ({ page, browser }) => {
  // A demo member that no other test uses.
  const phone = '13910079190'
  await page.goto(`${origin()}/login`)
  await logIn(page, phone)
  const other = await (await browser.newContext()).newPage()
  await openSettled(other, `${origin()}/login`)
  await other.getByRole('link', { name: '忘记密码' }).click()
  await other.waitForURL('**/forgetPassword')
  await other.getByRole('button', { name: '重置密码' }).click()
  await expect(other.getByText('请输入手机号')).toBeVisible()
  await other.getByRole('textbox', { name: '手机号' }).fill(phone)
  await other.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(other, phone))
  await other.getByRole('textbox', { name: '新密码' }).fill('fresh12345')
  await other.getByRole('button', { name: '重置密码' }).click()
  await other.waitForURL('**/login')
  await expect(other.getByText('密码已重置，请用新密码登录')).toBeVisible()
  await page.goto(`${origin()}/center`)
  // The redirect is caused by the page's own requests or by the live connection, whichever is rejected first.
  await expect(page).toHaveURL(/\/login/)
  await other.context().close()
})

test('login form shows an error for a wrong password and preserves the typed values', async ({ page }) => {
  await page.goto(`${origin()}/login`)
  await page.getByRole('textbox', { name: '手机号' }).fill('13900000000')
  await page.getByRole('textbox', { name: '密码' }).fill('wrong-pass-1')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13900000000')
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveValue('wrong-pass-1')
})

test('a session of one brand is not logged in on another brand', async ({ page }) => {
  await page.goto(`${origin()}/login`)
  await logIn(page, BUYER)
  await page.goto(`${hostOf(origin(), 'songjian')}/center`)
  await expect(page).toHaveURL(/songjian.*\/login/)
})

test('an open page is redirected to login when its session is revoked', async ({ browser }) => {
  const { phone } = await Member.create()
  const [a, b] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  const joined = a
    .waitForEvent('websocket', { timeout: 60_000 })
    .then((socket) =>
      socket.waitForEvent('framereceived', { predicate: ({ payload }) => `${payload}`.startsWith('40') }),
    )
  for (const page of [a, b]) {
    await page.goto(`${origin()}/login?returnUrl=%2FchatSystem`)
    await logIn(page, phone)
  }
  await expect(a.getByText('订单付款后会自动创建群聊').or(a.getByRole('log'))).toBeVisible()
  await joined
  // The new password also ends this session: do not await the response in a page that may be redirected first.
  await b.evaluate(() => {
    const cookie = (name: string) => document.cookie.match(new RegExp(`${name}=([^;]+)`))?.[1] ?? ''
    void fetch('/api/user/changeUserPassword', {
      method: 'POST',
      keepalive: true,
      headers: {
        authorization: cookie('token'),
        'x-csrf-token': cookie('csrf'),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'oldPassword=demo1234&password=demo12345',
    })
  })
  await expect(a.getByText('登录已过期，请重新登录').first()).toBeVisible()
  await a.waitForURL(/\/login/)
})
