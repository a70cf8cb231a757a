import { expectAccessible } from '../support/accessible'
import { Member, PAY_PASSWORD } from '../support/members'
import { expectQuiet, smsCode, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { expect, test } from '../support/test'

test('a seller binds a bank card in their real name on a phone, and a new card stays locked for a day', async ({
  browser,
}) => {
  const seller = await Member.create({ balance: '300.00', realName: '秦秋水' })
  const page = await seller.open(browser, '/center/myself/changeAliAccount', { viewport: { width: 390, height: 844 } })
  const watched = watch(page)

  await test.step('a wrong number and a wrong name are refused, and the new payee is locked', async () => {
    await page.getByRole('button', { name: '绑定收款账户' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '银行卡' }).click()
    await dialog.getByLabel('开户银行').selectOption('工商银行')
    await dialog.getByLabel('银行卡号').fill('6225880000086621')
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await expect(dialog.getByText('银行卡号有误，请核对')).toBeVisible()
    await dialog.getByLabel('银行卡号').fill('6225880000086620')
    await dialog.getByLabel('短信验证码').fill(await smsCode(page, seller.phone))
    await dialog.getByLabel('支付密码').fill(PAY_PASSWORD)
    await dialog.getByLabel('户名').fill('张三丰')
    await dialog.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(dialog.getByText('须与实名认证的姓名一致', { exact: true })).toBeVisible()
    await dialog.getByLabel('户名').fill('秦秋水')
    await dialog.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ hasText: '工商银行 尾号 6620' })
    await expect(row.getByText(/后可提现$/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('neither the new payee nor money that has just come in can be withdrawn', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${sharedOrigin()}/center/mywallets/withdrawal`)
    await expect(page.getByRole('radio', { name: /工商银行/ })).toBeDisabled()
    await expect(page.getByText('暂无可提现余额')).toBeVisible()
    await expectAccessible(page)
  })
  await expectQuiet(watched)
})
