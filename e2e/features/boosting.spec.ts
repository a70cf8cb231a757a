import { expectAccessible } from '../support/accessible'
import { expectFits } from '../support/layout'
import { payFromBalance } from '../support/pay'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { expect, type Page, test } from '../support/test'

/** From the demo data: has a balance and is not a booster. */
const MEMBER = '13910300922'
const origin = () => process.env.E2E_ORIGIN as string

/** Performs an action of an order through its dialog; `words` fills in the statement and adds a picture. */
async function act(page: Page, name: string, words?: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (words) {
    await dialog.getByLabel(/^情况说明/).fill(words)
    await dialog.locator('input[type=file]').setInputFiles(await pngFile())
    await expect(dialog.locator('img[src^="/media/"]')).toBeVisible()
  }
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('a boosting demand is priced in the calculator, posted, accepted, progressed, locked, submitted, approved and paid out', async ({
  browser,
}) => {
  const [customer, booster] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage(),
  ]
  const watched = [watch(customer), watch(booster)]
  const note = `测试需求 ${Date.now() % 100_000}`

  await test.step('the customer works out a price, logs in and posts the demand', async () => {
    await customer.goto(`${origin()}/convoy/gameBoosting?gid=107`)
    const calculator = customer.getByRole('region', { name: '算一算' })
    await calculator.getByLabel('目标').selectOption({ index: 3 })
    await calculator.getByRole('button', { name: '发布代练需求' }).click()
    await customer.waitForURL(/\/login/)
    await logIn(customer, BUYER)
    await customer.waitForURL(/gameBoosting/)
    await calculator.getByLabel('目标').selectOption({ index: 3 })
    await calculator.getByRole('button', { name: '发布代练需求' }).click()
    const dialog = customer.getByRole('dialog', { name: '发布王者荣耀代练需求' })
    await dialog.getByLabel(/^价格/).fill('61.37')
    await dialog.getByLabel('要求').fill(`${note}，微信 abc123456`)
    await dialog.getByLabel(/^游戏账号/).fill('hero@game')
    await dialog.getByLabel(/^密码/).fill('Secret-1')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '提交，去付款' }).click()
  })
  const orderSn = await payFromBalance(customer)
  const room = `${origin()}/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  await customer.goto(room)
  await expect(customer.getByRole('heading', { name: '等待打手接单' })).toBeVisible()

  await test.step('everybody finds it in the hall, without contacts; a booster who sees what is frozen accepts it', async () => {
    const hall = `${origin()}/convoy/gameBoosting?view=posts&gid=107&min=61.37&max=61.37`
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await visitor.goto(hall)
    await expect(visitor.getByText(note)).toBeVisible()
    await expect(visitor.getByText('abc123456')).toHaveCount(0)
    await booster.goto(`${origin()}/login`)
    await logIn(booster, SELLER)
    await booster.goto(hall)
    await booster.getByRole('listitem').filter({ hasText: note }).getByRole('button', { name: '接单' }).click()
    const dialog = booster.getByRole('dialog', { name: '确认接单？' })
    await expect(dialog.getByText('现在从余额冻结')).toBeVisible()
    await dialog.getByRole('button', { name: '接单' }).click()
    await booster.waitForURL(/buyOrderDetail/)
    await expect(booster.getByRole('heading', { name: '待你上号' })).toBeVisible()
  })

  await test.step('the booster reads the account and tells how far the work is', async () => {
    await booster.getByRole('button', { name: '查看交付内容' }).click()
    await booster.getByRole('button', { name: '显示密码' }).click()
    await expect(booster.getByTestId('credentials')).toContainText('Secret-1')
    await booster.getByRole('button', { name: '上传进度', exact: true }).click()
    const dialog = booster.getByRole('dialog')
    await dialog.getByLabel(/^已完成/).fill('62')
    await dialog.getByLabel(/^情况说明/).fill('第 12 场胜')
    await dialog.locator('input[type=file]').setInputFiles(await pngFile())
    await expect(dialog.locator('img[src^="/media/"]')).toBeVisible()
    await dialog.getByRole('button', { name: '上传进度', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await customer.goto(room)
    await expect(customer.getByRole('region', { name: '目标与进度' })).toContainText('62%')
    await expect(customer.getByRole('region', { name: '托管明细' })).toContainText('¥61.37')
    await expectAccessible(customer)
  })

  await test.step('the customer locks the account, gives the new password and unlocks it', async () => {
    await act(customer, '锁定账号')
    await expect(customer.getByRole('heading', { name: '账号已锁定' })).toBeVisible()
    await expect(booster.getByRole('heading', { name: '客户锁定了账号' })).toBeVisible()
    await expect(booster.getByTestId('credentials')).toHaveCount(0)
    await customer.getByRole('button', { name: '更新账号密码' }).click()
    const dialog = customer.getByRole('dialog')
    await dialog.getByLabel(/^游戏账号/).fill('hero@game')
    await dialog.getByLabel(/^密码/).fill('Changed-2')
    await dialog.getByRole('button', { name: '更新账号密码' }).click()
    await expect(dialog).toHaveCount(0)
    await act(customer, '解锁继续')
    await booster.goto(room)
    await booster.getByRole('button', { name: '查看交付内容' }).click()
    await booster.getByRole('button', { name: '显示密码' }).click()
    await expect(booster.getByTestId('credentials')).toContainText('Changed-2')
  })

  await test.step('the result is handed in and accepted; the money is where it belongs', async () => {
    await act(booster, '提交验收', '已到钻石 V，见截图')
    await expect(customer.getByRole('heading', { name: '待你验收' })).toBeVisible()
    await act(customer, '验收通过')
    await expect(customer.getByRole('heading', { name: '已完成' })).toBeVisible()
    await booster.goto(room)
    await expect(booster.getByText('酬劳扣除服务费后已到余额')).toBeVisible()
    await expect(booster.getByText('已到账')).toBeVisible()
    await expectFits(booster)
    await booster.goto(`${origin()}/center/mywallets/list`)
    const ofOrder = booster.getByRole('row').filter({ hasText: orderSn })
    await expect(ofOrder.filter({ hasText: '保证金退还' }).first()).toBeVisible()
  })
  for (const one of watched) await expectQuiet(one)
})

test('a convoy order is placed from a booster’s package and paid per match', async ({ browser }) => {
  const [customer, booster] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const title = `护航套餐 ${Date.now() % 100_000}`
  await booster.goto(`${origin()}/login`)
  await logIn(booster, SELLER)
  await booster.goto(`${origin()}/center/boosting/setMeal`)
  await booster.getByRole('button', { name: '新建套餐' }).click()
  const form = booster.getByRole('dialog', { name: '新建套餐' })
  await form.getByRole('button', { name: '护航' }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('请选择游戏')).toBeVisible()
  await form.getByLabel(/^游戏/).selectOption('107')
  await form.getByLabel(/^做什么/).fill(title)
  await form.getByLabel(/^每局价格/).fill('7.53')
  await form.getByLabel(/^安全保证金/).fill('10')
  await form.getByLabel(/^效率保证金/).fill('10')
  await expectAccessible(booster)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(booster.getByRole('listitem').filter({ hasText: title })).toContainText('上架中')

  await customer.goto(`${origin()}/login`)
  await logIn(customer, BUYER)
  await customer.goto(`${origin()}/convoy/convoy?view=offers&gid=107&min=7.53&max=7.53`)
  await customer.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: /^下单/ }).click()
  const dialog = customer.getByRole('dialog', { name: `下单：${title}` })
  await expect(dialog.getByLabel(/账号|密码/)).toHaveCount(0)
  await dialog.getByLabel(/^局数/).fill('2')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '提交，去付款' }).click()
  const orderSn = await payFromBalance(customer)
  const room = `${origin()}/center/buyers/buyOrderDetail?orderSn=${orderSn}`

  await booster.goto(`${origin()}/center/boosting/boosterOrder`)
  await booster.getByRole('row').filter({ hasText: title }).getByRole('button', { name: '接单' }).click()
  await booster.getByRole('dialog').getByRole('button', { name: '接单' }).click()
  await expect(booster.getByRole('dialog')).toHaveCount(0)
  await booster.goto(room)
  await customer.goto(room)
  for (const match of ['第一局', '第二局']) {
    await act(booster, '提交这一局', match)
    await expect(customer.getByRole('heading', { name: '待你确认这一局' })).toBeVisible()
    await act(customer, '确认这一局')
  }
  await expect(customer.getByRole('heading', { name: '已完成' })).toBeVisible()
  await expect(customer.getByRole('region', { name: '目标与进度' })).toContainText('2 / 2 局')
  await customer.goto(`${origin()}/center/boosting`)
  await expect(customer.getByRole('row').filter({ hasText: title })).toContainText('已完成')
})

test('a member becomes a booster: chooses games, pays the deposit with the pay password, then sees available orders', async ({
  page,
}) => {
  await page.goto(`${origin()}/login`)
  await logIn(page, MEMBER)
  await page.goto(`${origin()}/center/boosting/booster`)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请选择1到20款擅长的游戏')).toBeVisible()
  await page.getByLabel('王者荣耀', { exact: true }).check()
  await page.getByLabel(/^介绍/).fill('单排为主')
  await page.getByRole('checkbox', { name: /代练服务规则/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByLabel('支付密码').fill('246810')
  await page.getByRole('button', { name: /^缴纳/ }).click()
  await expect(page.getByText('再完成 5 单升级')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^可以接的单/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '代练订单' })).toBeVisible()
})

for (const path of [
  '/convoy/gameBoosting',
  '/convoy/gameBoosting?view=offers',
  '/convoy/convoy?view=posts',
  '/convoy/convoy?gid=135',
])
  test(`${path} renders completely without scripts and for anonymous visitors`, async ({ browser }) => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(origin() + path)
    await expect(plain.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(plain.locator('main')).toContainText('¥')
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    const watched = watch(page)
    await page.goto(origin() + path)
    await expectAccessible(page)
    await expectQuiet(watched)
  })
