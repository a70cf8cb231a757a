import { BUYER, logIn } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

test('a logged-in phone approves the login of a computer by QR code', async ({ page, browser }) => {
  await page.goto(`${ORIGIN()}/login?returnUrl=%2Fallgame`)
  await page.getByRole('button', { name: '显示二维码' }).click()
  const dialog = page.getByRole('dialog', { name: '微信扫码登录' })
  await expect(dialog.getByRole('status')).toHaveText('请用手机扫码，2 分钟内有效')
  const address = (await dialog.locator('[data-url]').getAttribute('data-url')) as string

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent: PHONE })).newPage()
  await phone.goto(address)
  await logIn(phone, BUYER)
  await expect(phone.getByText('Linux · Chrome')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('已扫码，请在手机上确认')
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByText('已确认登录')).toBeVisible()
  await page.waitForURL(`${ORIGIN()}/`)
  await expect(page.getByText('南山老猫')).toBeVisible()
  await phone.context().close()
})

test('a declined or closed QR login does not log in', async ({ page, browser }) => {
  await page.goto(`${ORIGIN()}/login`)
  const open = page.getByRole('button', { name: '显示二维码' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: '微信扫码登录' })
  const address = (await dialog.locator('[data-url]').getAttribute('data-url')) as string
  const phone = await (await browser.newContext({ userAgent: PHONE })).newPage()
  await phone.goto(address)
  await logIn(phone, BUYER)
  await phone.getByRole('button', { name: '取消' }).click()
  await expect(dialog.getByRole('status')).toHaveText('手机上已取消登录')
  await dialog.getByRole('button', { name: '重新获取' }).click()
  await expect(dialog.getByRole('status')).toHaveText('请用手机扫码，2 分钟内有效')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const polls: string[] = []
  page.on('request', (request) => request.url().includes('wechat_login') && polls.push(request.url()))
  await open.click()
  await expect.poll(() => polls.length).toBeGreaterThan(1)
  expect(new Set(polls.filter((url) => url.endsWith('u'))).size).toBe(1)
  await phone.context().close()
})

test('a member must read the service notice for five seconds, once only', async ({ page }) => {
  await page.goto(`${ORIGIN()}/login`)
  await logIn(page, BUYER)
  await page.evaluate(() => localStorage.removeItem('noticeRead'))
  await page.goto(`${ORIGIN()}/center`)
  const notice = page.getByRole('dialog')
  const button = notice.getByRole('button', { name: /我知道了/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true }) // The button says that it is not ready yet, but still accepts clicks.
  await expect(page.getByText('请阅读完公告再关闭')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  await expect(notice).toBeHidden()
  const list = page.waitForResponse((answer) => answer.url().includes('/comm/getNews'))
  await page.reload()
  await list
  await expect(notice).toBeHidden()
})

test('the order-chat panel opens from the bar of any page, also by keyboard', async ({ page }) => {
  await page.goto(`${ORIGIN()}/login`)
  await logIn(page, BUYER)
  await page.goto(`${ORIGIN()}/wares`)
  const button = page.getByRole('button', { name: /订单沟通/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: '订单沟通' })
  await expect(panel.getByRole('button', { name: '待发货' })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('link').first()).toBeVisible()
  await panel.getByRole('button', { name: '待收货' }).click()
  await expect(panel.getByRole('link', { name: '全部订单沟通' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('the footer’s technical support opens on hover and copies its contact strings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(ORIGIN())
  await page.getByRole('button', { name: '技术支持' }).hover()
  const copy = page.getByRole('button', { name: '复制电话' })
  await copy.click()
  await expect(page.getByText('已复制').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\d-]{7,}$/)
})

test('a banner shows while the network is offline; holding F5 reloads only once', async ({ page, context }) => {
  await openSettled(page, ORIGIN())
  await context.setOffline(true)
  await expect(page.getByText(/网络已断开/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/网络已断开/)).toBeHidden()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.keyboard.down('F5')
  await page.keyboard.down('F5')
  expect(loads).toBe(0)
  await page.keyboard.up('F5')
  await expect.poll(() => loads).toBe(1)
})

test('an advertising link stores its code, is counted, and redirects only within its host', async ({ page }) => {
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/comm/recordUV'))
  await page.goto(`${ORIGIN()}/advertisingTransit?code=spring-26&url=%2Fallgame`)
  expect((await counted).postData()).toContain('transitCode=spring-26')
  await page.waitForURL('**/allgame')
  expect(await page.evaluate(() => localStorage.getItem('advertisingTransit'))).toBe('spring-26')
  await page.goto(`${ORIGIN()}/advertisingTransit?code=x&url=https%3A%2F%2Fevil.test%2F`)
  await page.waitForURL(`${ORIGIN()}/`)
})

test('the external-link page links to trusted hosts only', async ({ page }) => {
  await page.goto(`${ORIGIN()}/jump?url=${encodeURIComponent('https://beian.miit.gov.cn/')}`)
  await expect(page.getByRole('link', { name: '继续前往' })).toHaveAttribute('href', 'https://beian.miit.gov.cn/')
  for (const bad of ['https://evil.test/', 'javascript:alert(1)', '//evil.test', '']) {
    await page.goto(`${ORIGIN()}/jump?url=${encodeURIComponent(bad)}`)
    await expect(page.getByRole('link', { name: '留在本站' })).toBeVisible()
    await expect(page.getByRole('link', { name: '继续前往' })).toHaveCount(0)
  }
})
