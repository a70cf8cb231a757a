import { randomInt } from 'node:crypto'
import { expectFits } from '../support/layout'
import { Member } from '../support/members'
import { payFromBalance } from '../support/pay'
import { expectQuiet, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { sharedOrigin } from '../support/program'
import { expect, type Page, test } from '../support/test'

test('a member becomes a booster on a phone, accepts a demand, posts progress, submits it and is paid', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const [customer, booster] = await Promise.all([
    Member.create({ balance: '300.00' }),
    Member.create({ balance: '500.00' }),
  ])
  const phone = { viewport: { width: 390, height: 844 } }
  const customerPage = await customer.open(browser, '/convoy/gameBoosting?gid=107')
  const boosterPage = await booster.open(browser, '/center/boosting/booster', phone)
  const watched = [watch(customerPage), watch(boosterPage)]
  const note = `测试需求 ${randomInt(1e6)}`
  const yuan = `${randomInt(40, 90)}.${randomInt(10, 99)}`

  await test.step('the booster applies with a deposit', async () => {
    await boosterPage.getByRole('button', { name: '提交申请' }).click()
    await expect(boosterPage.getByText('请选择1到20款擅长的游戏')).toBeVisible()
    await boosterPage.getByLabel('王者荣耀', { exact: true }).check()
    await boosterPage.getByLabel(/^介绍/).fill('单排为主')
    await boosterPage.getByRole('checkbox', { name: /代练服务规则/ }).check()
    await boosterPage.getByRole('button', { name: '提交申请' }).click()
    await boosterPage.getByLabel('支付密码').fill('246810')
    await boosterPage.getByRole('button', { name: /^缴纳/ }).click()
    await expect(boosterPage.getByText('再完成 5 单升级')).toBeVisible()
  })

  await test.step('the customer works out a price and posts the demand', async () => {
    const calculator = customerPage.getByRole('region', { name: '算一算' })
    await calculator.getByLabel('目标').selectOption({ index: 3 })
    await calculator.getByRole('button', { name: '发布代练需求' }).click()
    const dialog = customerPage.getByRole('dialog', { name: '发布王者荣耀代练需求' })
    await dialog.getByLabel(/^价格/).fill(yuan)
    await dialog.getByLabel('要求').fill(`${note}，微信 abc123456`)
    await dialog.getByLabel(/^游戏账号/).fill('hero@game')
    await dialog.getByLabel(/^密码/).fill('Secret-1')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '提交，去付款' }).click()
  })
  const orderSn = await payFromBalance(customerPage)
  const order = `${origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  await customerPage.goto(order)
  await expect(customerPage.getByRole('heading', { name: '等待打手接单' })).toBeVisible()

  await test.step('the booster finds it without contact details, and takes it knowing what is frozen', async () => {
    await boosterPage.goto(`${origin}/convoy/gameBoosting?view=posts&gid=107&min=${yuan}&max=${yuan}`)
    await expect(boosterPage.getByText('abc123456')).toHaveCount(0)
    await boosterPage.getByRole('listitem').filter({ hasText: note }).getByRole('button', { name: '接单' }).click()
    const dialog = boosterPage.getByRole('dialog', { name: '确认接单？' })
    await expect(dialog.getByText('现在从余额冻结')).toBeVisible()
    await dialog.getByRole('button', { name: '接单' }).click()
    await boosterPage.waitForURL(/buyOrderDetail/)
    await expect(boosterPage.getByRole('heading', { name: '待你上号' })).toBeVisible()
  })

  await test.step('the booster reads the account and reports progress', async () => {
    await boosterPage.getByRole('button', { name: '查看交付内容' }).click()
    await boosterPage.getByRole('button', { name: '显示密码' }).click()
    await expect(boosterPage.getByTestId('credentials')).toContainText('Secret-1')
    await boosterPage.getByRole('button', { name: '上传进度', exact: true }).click()
    await boosterPage
      .getByRole('dialog')
      .getByLabel(/^已完成/)
      .fill('62')
    await fillDescription(boosterPage, '上传进度', '第 12 场胜')
    await expect(customerPage.getByRole('region', { name: '目标与进度' })).toContainText('62%')
  })

  await test.step('the result is handed in and accepted, and the booster is paid', async () => {
    await boosterPage.getByRole('button', { name: '提交验收', exact: true }).click()
    await fillDescription(boosterPage, '提交验收', '已到钻石 V，见截图')
    await expect(customerPage.getByRole('heading', { name: '待你验收' })).toBeVisible()
    await customerPage.getByRole('button', { name: '验收通过', exact: true }).click()
    await customerPage.getByRole('dialog').getByRole('button', { name: '验收通过', exact: true }).click()
    await expect(customerPage.getByRole('heading', { name: '已完成' })).toBeVisible()
    await boosterPage.goto(order)
    await expect(boosterPage.getByText('酬劳扣除服务费后已到余额')).toBeVisible()
    await expectFits(boosterPage)
  })
  for (const one of watched) await expectQuiet(one)
})

/** Fills in the open dialog of a step with a description and a picture. */
async function fillDescription(page: Page, button: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^情况说明/).fill(words)
  await dialog.locator('input[type=file]').setInputFiles(await pngFile())
  await expect(dialog.locator('img[src^="/media/"]')).toBeVisible()
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
