import { expect, type Page } from '@playwright/test'
import { PAY_PASSWORD } from './members'

/** Pays the order on the cashier page from the balance; resolves with the order number. */
export async function payFromBalance(page: Page): Promise<string> {
  await page.waitForURL(/\/pay\?orderSn=/)
  await page.getByText('余额', { exact: true }).first().click()
  await page.getByRole('button', { name: /余额支付/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('支付密码').fill(PAY_PASSWORD)
  await dialog.getByRole('button', { name: '确认付款' }).click()
  await page.waitForURL(/\/success\?orderSn=/)
  return orderOf(page)
}

/** Pays the order on the cashier page by Alipay, confirming in the sandbox cashier that simulates the phone. */
export async function payByAlipay(page: Page): Promise<string> {
  await page.waitForURL(/\/pay\?orderSn=/)
  await page.getByText('支付宝', { exact: true }).first().click()
  await page.getByRole('button', { name: /支付宝支付/ }).click()
  const [cashier] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '打开沙箱收银台' }).click(),
  ])
  await cashier.getByRole('button', { name: '确认支付' }).click()
  await expect(cashier.getByText('支付成功')).toBeVisible()
  await cashier.close()
  await page.waitForURL(/\/success\?orderSn=/)
  return orderOf(page)
}

/** Returns the order number in the page's URL. */
export const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('orderSn') ?? ''
