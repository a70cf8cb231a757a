import { randomUUID } from 'node:crypto'
import { Member, PAY_PASSWORD } from '../support/members'
import { expectQuiet, logIn, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

test('an operator finds a member, reveals the phone for a stated reason, and traces the money of an order', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const [operator, buyer, seller] = await Promise.all([
    Member.create({ staff: 'owner' }),
    Member.create({ balance: '100.00' }),
    Member.create(),
  ])
  const { goodsSn, price } = await publish(seller.visitor, { price: '66.00' })
  const { orderSn } = await buyer.visitor.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
  await buyer.visitor.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  const page = await operator.open(browser, '/console/users', { viewport: { width: 1440, height: 900 } })
  const watched = watch(page)
  const reason = `来电核实本人 ${orderSn}`

  await test.step('the full phone is shown only for a reason, which the audit log keeps', async () => {
    await page.getByRole('searchbox', { name: '查找用户' }).fill(seller.phone)
    await page.keyboard.press('Enter')
    // a row that moves while the result replaces the list can lose a click
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('cell', { name: seller.phone.replace(/^(\d{3})\d{4}/, '$1****') }).click()
    const drawer = page.getByRole('complementary', { name: new RegExp(seller.nickName) })
    await drawer.getByRole('button', { name: '查看完整手机号' }).click()
    const dialog = page.getByRole('dialog')
    // a button that moves while the dialog opens can lose a click
    await expect(dialog).not.toHaveClass(/-(?:appear|enter)/)
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(dialog.getByText('请填写原因')).toBeVisible()
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: '查看', exact: true }).click()
    await expect(drawer.getByText(seller.phone)).toBeVisible()
    await page.goto(`${origin}/console/audit`)
    await expect(page.getByRole('row', { name: new RegExp(`查看用户个人资料.*${reason}`) })).toBeVisible()
  })

  await test.step('an order opens next to the list with its ledger entries', async () => {
    await page.goto(`${origin}/console/orders`)
    await page.getByRole('row').filter({ hasText: orderSn }).click()
    await expect(page.getByRole('complementary').getByRole('heading', { name: '资金流水' })).toBeVisible()
  })
  await expectQuiet(watched)
})

test('the console rejects members and asks visitors to log in', async ({ page }) => {
  await page.goto(`${sharedOrigin()}/console/users`)
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
  await logIn(page, (await Member.create()).phone)
  await expect(page.getByText('后台只对员工开放')).toBeVisible()
})
