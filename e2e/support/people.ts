import { expect, type Page } from './test'

export const BUYER = '13800000001'
export const SELLER = '13800000002'

/** Returns the origin of a distributor's host on the running server. */
export const hostOf = (origin: string, code?: 'songjian' | 'chijian'): string =>
  code ? origin.replace('//', `//${code}.`) : origin

/** Logs in through the login page, as a user would. */
export async function logIn(page: Page, phone: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto(`${new URL(page.url()).origin}/login`)
  await readNotices(page)
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '密码' }).fill('demo1234')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Marks the service notice as read: it blocks every member for five seconds, and only its own test needs it. */
const readNotices = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/api/comm/getNews?type=1')).json()) as { data: { list: { code: string }[] } }
    localStorage.setItem('noticeRead', data.list.map((item) => item.code).join(','))
  })

/** Collects problems that must not occur on any page: console errors and failed requests. */
export function watch(page: Page): { problems: string[] } {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  return { problems }
}

export async function expectQuiet(watched: { problems: string[] }): Promise<void> {
  expect(watched.problems).toEqual([])
}

/** Presses the button that sends a code and returns the code sent to the phone. */
export async function smsCode(page: Page, phone: string): Promise<string> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+\s*秒/ })).toBeVisible()
  const sms = await page.context().newPage()
  await sms.goto(`${new URL(page.url()).origin}/dev/sms`)
  // Security notices are sent to the same phone.
  const text = await sms.getByRole('row', { name: phone }).filter({ hasText: '验证码是' }).first().innerText()
  await sms.close()
  return /验证码是(\d{6})/.exec(text)?.[1] ?? ''
}
