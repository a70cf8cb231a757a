import { expectFits } from '../support/layout'
import { Member } from '../support/members'
import { payFromBalance } from '../support/pay'
import { expectQuiet, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

test('an owner rents out an account, a renter uses and extends it, and the deposit is returned after the check', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const [owner, renter] = await Promise.all([Member.create(), Member.create({ balance: '200.00' })])
  const { goodsSn } = await publish(owner.visitor, { price: '460.00' })
  const ownerPage = await owner.open(browser, `/center/rent/publish?goodsSn=${goodsSn}`)
  const renterPage = await renter.open(browser)
  const watched = [watch(ownerPage), watch(renterPage)]

  await test.step('the owner sets the terms and stores the credentials', async () => {
    for (const [term, yuan] of Object.entries({ hour: '2', night: '12', day: '20', week: '90', deposit: '30' }))
      await ownerPage.locator(`#${term}`).fill(yuan)
    await ownerPage.getByRole('radio', { name: /自动交付/ }).check()
    await ownerPage.getByRole('textbox', { name: '账号', exact: true }).fill('rent-account-77')
    await ownerPage.getByRole('textbox', { name: '密码', exact: true }).fill('Secret-Pass-1')
    await ownerPage.getByRole('button', { name: '保存并上架出租' }).click()
    await expect(ownerPage.getByText('出租信息已保存')).toBeVisible()
  })

  await test.step('the renter pays rent and deposit from the balance', async () => {
    await renterPage.goto(`${origin}/wares/${goodsSn}/timePurchase`)
    await renterPage.getByRole('checkbox', { name: /租号协议/ }).check()
    await renterPage.getByRole('button', { name: '立即租用' }).click()
  })
  const orderSn = await payFromBalance(renterPage)
  const order = `${origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`

  await test.step('the renter has the account at once, and extends the rental', async () => {
    await renterPage.goto(order)
    await expect(renterPage.getByRole('heading', { name: '租用中' })).toBeVisible()
    await renterPage.getByRole('button', { name: '查看交付内容' }).click()
    await renterPage.getByRole('button', { name: '显示密码' }).click()
    await expect(renterPage.getByTestId('credentials')).toContainText('Secret-Pass-1')
    await renterPage.getByRole('link', { name: '续租' }).click()
    await renterPage.waitForURL(/timePurchase\?orderSn=/)
    await renterPage.getByLabel('支付密码').fill('246810')
    await renterPage.getByRole('button', { name: /^续租 / }).click()
    await renterPage.waitForURL(/buyOrderDetail/)
    await expect(renterPage.getByText(/含续租 1 次/)).toBeVisible()
    await expectFits(renterPage)
  })

  await test.step('the renter returns it and no longer sees the credentials', async () => {
    await ownerPage.goto(order)
    await expect(ownerPage.getByText('租客正在使用')).toBeVisible()
    await renterPage.getByRole('button', { name: '提前归还' }).click()
    await renterPage.getByRole('dialog').getByRole('button', { name: '提前归还' }).click()
    await expect(renterPage.getByRole('button', { name: '查看交付内容' })).toHaveCount(0)
  })

  await test.step('the owner finds nothing wrong: deposit and rent are paid out', async () => {
    await ownerPage.getByRole('button', { name: '退还押金' }).click()
    await ownerPage.getByRole('dialog').getByRole('button', { name: '退还押金' }).click()
    await expect(ownerPage.getByText('（已扣服务费）已到你的余额')).toBeVisible()
    await expect(renterPage.getByText('押金已退回你的余额')).toBeVisible()
  })
  for (const one of watched) await expectQuiet(one)
})
