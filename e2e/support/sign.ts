import { smsCode } from './people'
import { expect, type Page } from './test'

/** Reads the transfer agreement that is open to its end and signs it with the code sent to the own phone. */
export async function signAgreement(page: Page, phone: string): Promise<void> {
  await expect(page.getByRole('heading', { name: '账号转让协议', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '确认签署' }).scrollIntoViewIfNeeded()
  await page.getByRole('checkbox', { name: '我已完整阅读并同意本协议' }).check()
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(page, phone))
  await page.getByRole('button', { name: '确认签署' }).click()
  // what the page says, not the message that is gone after a moment
  await expect(page.getByText(/你已签署，等待.家签署。|双方已签署，协议已生效/)).toBeVisible()
}
