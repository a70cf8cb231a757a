import { BUYER, hostOf, logIn, SELLER, smsCode } from './support/people'
import { expect, test } from './support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''

test('registers with an SMS code and logs out', async ({ page, context }) => {
  const phone = `135${String(Date.now()).slice(-8)}`
  await page.goto(`${origin()}/register`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(page, phone))
  await page.getByRole('textbox', { name: '设置密码' }).fill('demo1234')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: /注册/ }).click()
  await page.waitForURL(`${origin()}/`)
  await expect(page.getByText(`玩家${phone.slice(-4)}`)).toBeVisible()
  await page.getByRole('button', { name: '注销' }).click()
  await expect(page.getByText('退出登录成功')).toBeVisible()
  await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
  expect((await context.cookies()).filter((c) => c.name === 'token')).toEqual([])
})

test('logs in by an SMS code, which opens the door once', async ({ page, context }) => {
  await page.goto(`${origin()}/login?returnUrl=%2Fcenter`, { waitUntil: 'networkidle' })
  const enter = async (code: string) => {
    await page.getByRole('textbox', { name: /验证码/ }).fill(code)
    await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  await page.getByText('短信登录').click()
  await page.getByRole('textbox', { name: '手机号' }).fill(SELLER)
  const code = await smsCode(page, SELLER)
  await enter(code)
  await page.waitForURL(`${origin()}/center`)
  // the centre would hear that its login is gone, and lead there itself
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(`${origin()}/login`, { waitUntil: 'networkidle' })
  await page.getByText('短信登录').click()
  await page.getByRole('textbox', { name: '手机号' }).fill(SELLER)
  await enter(code)
  await expect(page.getByText(/验证码.*(?:错误|过期|无效|不正确)/)).toBeVisible()
})

test('resets a forgotten password, which ends the open login', async ({ page, browser }) => {
  // a demo member whom no other test knows
  const phone = '13910079190'
  await page.goto(`${origin()}/login`)
  await logIn(page, phone)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${origin()}/login`, { waitUntil: 'networkidle' })
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
  // by the page's own calls or by the live connection, whichever hears first
  await expect(page).toHaveURL(/\/login/)
  await other.context().close()
})

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto(`${origin()}/login`)
  await page.getByRole('textbox', { name: '手机号' }).fill('13900000000')
  await page.getByRole('textbox', { name: '密码' }).fill('wrong-pass-1')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13900000000')
  await expect(page.getByRole('textbox', { name: '密码' })).toHaveValue('wrong-pass-1')
})

test('a member page asks to log in and comes back', async ({ page }) => {
  await page.goto(`${origin()}/center/mywallets`)
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcenter%2Fmywallets/)
  await logIn(page, BUYER)
  await expect(page).toHaveURL(/\/center\/mywallets/)
  await expect(page.getByText('可用余额').first()).toBeVisible()
})

test('a login of one brand is nobody on another', async ({ page }) => {
  await page.goto(`${origin()}/login`)
  await logIn(page, BUYER)
  await page.goto(`${hostOf(origin(), 'songjian')}/center`)
  await expect(page).toHaveURL(/songjian.*\/login/)
})

test('a revoked session is thrown out of its open page', async ({ browser }) => {
  const phone = '13910071271' // a demo member nobody else uses here
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
  // the new password ends this login too: nobody waits for the answer on a page that may be led away before it
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
