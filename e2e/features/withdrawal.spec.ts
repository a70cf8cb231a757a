import { expectAccessible } from '../support/accessible'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { expect, type Page, test } from '../support/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const origin = () => process.env.E2E_ORIGIN as string

/** Returns the latest code sent to a phone for the stated action; other messages may arrive between. */
async function codeFor(page: Page, phone: string, action: string): Promise<string> {
  await expect(page.getByRole('button', { name: /\d+\s*秒后重发/ })).toBeVisible()
  const sms = await page.context().newPage()
  await sms.goto(`${origin()}/dev/sms`)
  const text = await sms.getByRole('row', { name: phone }).filter({ hasText: action }).first().innerText()
  await sms.close()
  return /验证码是(\d{6})/.exec(text)?.[1] ?? ''
}

test('a payee is bound under its real name, and locked for a day', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  const watched = watch(page)
  await page.goto(`${origin()}/login?returnUrl=%2Fcenter%2Fmyself%2FchangeAliAccount`)
  await logIn(page, SELLER)
  await page.getByRole('button', { name: '绑定收款账户' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '银行卡' }).click()
  await dialog.getByLabel('开户银行').selectOption('工商银行')
  await dialog.getByLabel('银行卡号').fill('6225880000086621')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByText('银行卡号有误，请核对')).toBeVisible()
  await dialog.getByLabel('银行卡号').fill('6225880000086620')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  const code = await codeFor(page, SELLER, '绑定收款账户工商银行 尾号 6620')
  await dialog.getByLabel('短信验证码').fill(code)
  await dialog.getByLabel('支付密码').fill('246810')
  await dialog.getByLabel('户名').fill('张三丰')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(dialog.getByText('须与实名认证的姓名一致', { exact: true })).toBeVisible()
  await dialog.getByLabel('户名').fill('秦秋水')
  await dialog.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: '工商银行 尾号 6620' })
  await expect(row.getByText(/后可提现$/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${origin()}/center/mywallets/withdrawal`)
  await expect(page.getByRole('radio', { name: /工商银行/ })).toBeDisabled()
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
  await expectQuiet(watched)
})

test('a withdrawal is paid with a code naming it, a pending one is cancelled, and each shows its result', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const watched = watch(page)
  await page.goto(`${origin()}/login?returnUrl=%2Fcenter%2Fmywallets%2Fwithdrawal`)
  await logIn(page, BUYER)
  await page.getByLabel('金额（元）').fill('120')
  await expect(page.getByText('¥118.80').or(page.locator('data[value="118.80"]')).first()).toBeVisible()
  await page.getByRole('button', { name: '提现 ¥120.00' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  const code = await codeFor(page, BUYER, '提现120.00元到支付宝 138****7702')
  await dialog.getByLabel('短信验证码').fill(code)
  await dialog.getByLabel('支付密码').fill('246810')
  await dialog.getByRole('button', { name: '确认提现' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: '¥120.00' })
  await expect(row.getByText('已到账')).toBeVisible()

  const waiting = page.getByRole('row').filter({ hasText: '¥900.00' })
  await waiting.getByRole('button', { name: '取消' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消提现' }).click()
  await expect(waiting.getByText('已取消')).toBeVisible()

  await row.getByRole('link', { name: '详情' }).click()
  await expect(page.getByRole('heading', { name: '提现详情' })).toBeVisible()
  await expect(page.getByText('提交打款')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await page.getByRole('button', { name: '未成功' }).click()
  await expect(page.getByText('收款银行退回，款项已退回余额；核对收款信息后可以重新提现')).toBeVisible()
  await expectQuiet(watched)
})
