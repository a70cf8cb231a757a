import { randomInt } from 'node:crypto'
import { generateSync } from 'otplib'
import { expectAccessible } from '../support/accessible'
import { Member } from '../support/members'
import { payByAlipay } from '../support/pay'
import { expectQuiet, logIn, smsCode, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, type Page, test } from '../support/test'

async function logInBySms(page: Page, mobile: string): Promise<void> {
  await page.getByText('短信登录').click()
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(page, mobile))
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a distributor is created, branded, previewed and published, and an item is bought there', async ({ browser }) => {
  const origin = sharedOrigin()
  const [platformOwner, seller, customer] = await Promise.all([
    Member.create({ staff: 'owner' }),
    Member.create(),
    Member.create(),
  ])
  const { goodsSn } = await publish(seller.visitor, { price: '35.00' })
  const code = `qn${randomInt(1e8)}`
  const siteName = `青柠游戏${randomInt(1e4)}`
  const welcome = `青柠一下，清清爽爽${randomInt(1e4)}`
  const ownerPhone = `166${String(randomInt(1e8)).padStart(8, '0')}`
  const site = origin.replace('//', `//${code}.`)
  const platform = await platformOwner.open(browser, '/console/distributors')
  const owner = await (await browser.newContext()).newPage()
  const visitor = await (await browser.newContext()).newPage()
  const watched = [watch(platform), watch(owner), watch(visitor)]

  await test.step('the platform creates it', async () => {
    await platform.getByRole('button', { name: '新建分销商' }).click()
    const dialog = platform.getByRole('dialog', { name: '新建分销商' })
    await dialog.getByLabel(/站点名/).fill(siteName)
    await dialog.getByLabel(/代号/).fill('songjian')
    await dialog.getByLabel(/第一个域名/).fill(`${code}.localhost`)
    await dialog.getByLabel(/负责人姓名/).fill('陈青柠')
    await dialog.getByLabel(/负责人手机号/).fill(ownerPhone)
    await dialog.getByRole('button', { name: '创建并上线' }).click()
    await expect(dialog.getByText('这个代号已被使用')).toBeVisible()
    await dialog.getByLabel(/代号/).fill(code)
    await dialog.getByRole('button', { name: '创建并上线' }).click()
    await expect(dialog.getByText(/站点已在/)).toBeVisible()
    await dialog.getByRole('button', { name: '知道了' }).click()
    await expect(platform.getByRole('row').filter({ hasText: siteName })).toContainText('营业中')
    await expectAccessible(platform)
  })

  await test.step('it answers at once, under its own name and no one else’s mark', async () => {
    await visitor.goto(site)
    await expect(visitor).toHaveTitle(new RegExp(`^${siteName}`))
    await expect(visitor.getByRole('link', { name: `${siteName}首页` }).first()).toBeVisible()
    await expect(visitor.locator('.logo').first()).toHaveCSS('background-image', 'none')
    await expect(
      visitor.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '账号交易' }),
    ).toBeVisible()
  })

  await test.step('its owner enters by SMS and an authenticator of their own', async () => {
    await owner.goto(`${site}/login?returnUrl=%2Fconsole%2Fsite`)
    await logInBySms(owner, ownerPhone)
    await enrol(owner)
    await expect(owner.getByRole('heading', { name: '品牌与站点' })).toBeVisible()
  })

  await test.step('the owner prepares the brand next to the real page', async () => {
    await owner.getByLabel('欢迎语').fill(welcome)
    const primary = owner.getByRole('textbox', { name: '主色', exact: true })
    await primary.fill('#4F7A00')
    await primary.press('Tab')
    const text = owner.getByRole('textbox', { name: '主色上的字', exact: true })
    await text.fill('#557A00')
    await expect(owner.getByText('1 处颜色不合格')).toBeVisible()
    await expect(owner.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
    await owner.getByRole('button', { name: /^改用 #/ }).click()
    await expect(owner.getByText('1 处颜色不合格')).toHaveCount(0)
    const frame = owner.frameLocator('iframe[title="首页预览"]')
    await expect(frame.getByText(welcome)).toBeVisible()
    // The preview loads again at every saved change; an assertion of the locator survives a replaced frame.
    await expect(frame.locator(':root')).toHaveCSS('--brand-primary', /^#4F7A00$/i)
    await expect(owner.getByRole('img', { name: /改动 \d+：欢迎语/ })).toBeVisible()
    await owner.getByRole('button', { name: '手机' }).click()
    await expect(owner.frameLocator('iframe[title="首页预览"]').locator('body')).toBeVisible()
    await expectAccessible(owner, { within: '#main' })
    await visitor.reload()
    await expect(visitor.getByText(welcome)).toHaveCount(0)
  })

  await test.step('published, every visitor sees it', async () => {
    await owner.getByRole('button', { name: '发布', exact: true }).click()
    await owner.getByRole('dialog').getByRole('button', { name: '发布' }).click()
    await expect(owner.getByText(/已发布第 2 版/)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(welcome)).toBeVisible()
    await visitor.goto(origin)
    await expect(visitor.getByText(welcome)).toHaveCount(0)
  })

  await test.step('a buyer orders and pays on it', async () => {
    await visitor.goto(`${site}/login`)
    await logIn(visitor, customer.phone)
    await visitor.goto(`${site}/detail/${goodsSn}`)
    await visitor.getByText('立即购买').click()
    await visitor.waitForURL(/\/order/)
    await visitor.getByRole('button', { name: '提交订单' }).click()
    await payByAlipay(visitor)
  })
  for (const one of watched) await expectQuiet(one)
})

/** Enrols an authenticator on the first visit to the staff area and confirms the recovery codes. */
async function enrol(page: Page): Promise<void> {
  await page.waitForURL(/\/staff\/verify/)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByRole('textbox', { name: '动态验证码' }).fill(generateSync({ secret }))
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('checkbox', { name: '我已妥善保存' }).check()
  await page.getByRole('button', { name: '进入后台' }).click()
}
