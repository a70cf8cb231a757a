import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ownProgram } from './support/own-program'
import { BUYER, expectQuiet, hostOf, logIn, SELLER, watch } from './support/people'
import { expect, type Page, test } from './support/test'

const TITLE = `端到端测试号 ${Date.now() % 1_000_000} 全英雄`

/** Own program and data: the job ends with a cold restart. */
test.describe.configure({ mode: 'serial' })
// the hold is days long; here it ends at once
const program = ownProgram('main-job', "insert into platform_rules (key, value) values ('holdHours', '0')")

const pick = (page: Page, name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label })
const coin = async (page: Page): Promise<number> => {
  const answer = await page.evaluate(async () =>
    (
      await fetch('/api/user/userInfo', {
        headers: { authorization: document.cookie.match(/token=([^;]+)/)?.[1] ?? '' },
      })
    ).json(),
  )
  return Number(answer.data.coin)
}

test('one trade from search to payout, by two people on two brands, and everything still there after a restart', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [buyerHome, sellerHome] = [program.origin, hostOf(program.origin, 'songjian')]
  const [buyerContext, sellerContext] = [await browser.newContext(), await browser.newContext()]
  const [buyer, seller] = [await buyerContext.newPage(), await sellerContext.newPage()]
  const watched = [watch(buyer), watch(seller)]

  await test.step('the seller publishes an account with a picture', async () => {
    await seller.goto(`${sellerHome}/login?returnUrl=%2Fcenter%2Fsell`)
    await expect(seller).toHaveTitle(/松间/)
    await logIn(seller, SELLER)
    await pick(seller, '游戏', 'W 王者荣耀')
    await pick(seller, '商品类型', '账号')
    await seller.getByLabel('商品标题').fill(TITLE)
    await seller.getByLabel(/价格/).fill('128.50')
    const picture = join(program.dataDir, 'picture.png')
    writeFileSync(
      picture,
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    )
    await seller.locator('input[type=file]').setInputFiles(picture)
    await expect(seller.locator('img[src^="/media/goods/"]')).toBeVisible()
    await seller.getByRole('button', { name: '发布商品' }).click()
    await expect(seller.getByText('发布成功')).toBeInViewport()
  })

  await test.step('the buyer finds it through the picker and a keyword', async () => {
    await buyer.goto(buyerHome)
    await expect(buyer).toHaveTitle(/衡集/)
    await buyer.getByRole('button', { name: /选择游戏/ }).click()
    await buyer
      .getByRole('dialog')
      .getByRole('button', { name: /王者荣耀/ })
      .first()
      .click()
    await buyer.keyboard.press('Escape')
    await buyer.getByPlaceholder('输入关键词或商品编号').fill(TITLE.slice(0, 12))
    const [list] = await Promise.all([
      buyerContext.waitForEvent('page'),
      buyer.getByRole('button', { name: '搜索' }).click(),
    ])
    await list.getByRole('link', { name: TITLE }).first().click()
    await list.waitForURL(/\/detail\//)
    await buyer.goto(list.url())
    await list.close()
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  })

  await test.step('buys it with a guarantee and pays by QR at the sandbox till', async () => {
    await buyer.getByText('普通包赔').first().click()
    await buyer.getByText('立即购买').click()
    await buyer.waitForURL(/\/login/)
    await logIn(buyer, BUYER)
    await buyer.waitForURL(/\/order/)
    await expect(buyer.getByText('141.35').first()).toBeVisible() // 128.50 and 10 % cover
    await buyer.getByRole('checkbox', { name: /交易协议/ }).check()
    await buyer.getByRole('button', { name: '提交订单' }).click()
    await buyer.waitForURL(/\/pay\?orderSn=/)
    await buyer.getByText('支付宝', { exact: true }).first().click()
    await buyer.getByRole('button', { name: /用支付宝付/ }).click()
    const [till] = await Promise.all([
      buyerContext.waitForEvent('page'),
      buyer.getByRole('link', { name: '打开沙箱收银台' }).click(),
    ])
    await till.getByRole('button', { name: '确认支付' }).click()
    await expect(till.getByText('支付成功')).toBeVisible()
    await till.close()
    await buyer.waitForURL(/\/success\?orderSn=/, { timeout: 20_000 })
  })

  const orderSn = new URL(buyer.url()).searchParams.get('orderSn') ?? ''
  await test.step("the seller's own brand tells of the order and leads to where it lives", async () => {
    await seller.goto(`${sellerHome}/center/sell/sellOrder`)
    const row = seller.getByRole('listitem').filter({ hasText: orderSn })
    await expect(row).not.toContainText(TITLE)
    await row.getByRole('link').click()
    await seller.waitForURL((url) => url.origin === buyerHome && url.pathname === '/login')
    await logIn(seller, SELLER)
  })

  await test.step('both talk live in the order chat', async () => {
    await buyer.getByRole('link', { name: '进入订单群聊' }).click()
    await seller.goto(`${buyerHome}/chatSystem?status=1&returnType=1&orderSn=${orderSn}`)
    const say = async (from: Page, to: Page, text: string) => {
      await from.getByPlaceholder('输入消息').fill(text)
      await from.getByPlaceholder('输入消息').press('Enter')
      await expect(to.getByRole('log').getByText(text)).toHaveCount(1)
      await expect(from.getByRole('log').getByText(text)).toHaveCount(1)
    }
    await expect(buyer.getByRole('log')).toContainText('买家已付款')
    await say(buyer, seller, '你好，什么时候交付？')
    await say(seller, buyer, '马上交付，请稍等')
  })

  await test.step('a lost connection loses and doubles nothing', async () => {
    await buyerContext.setOffline(true)
    await seller.getByPlaceholder('输入消息').fill('断线时发的消息')
    await seller.getByPlaceholder('输入消息').press('Enter')
    await expect(seller.getByRole('log').getByText('断线时发的消息')).toHaveCount(1)
    await buyerContext.setOffline(false)
    await expect(buyer.getByRole('log').getByText('断线时发的消息')).toHaveCount(1, { timeout: 20_000 })
  })

  await test.step('the seller delivers; only the buyer reads the credentials', async () => {
    await seller.getByRole('button', { name: '交付', exact: true }).click()
    await seller.getByLabel('游戏账号').fill('game-account-77')
    await seller.getByRole('textbox', { name: '密码' }).fill('Secret-Pass-1')
    await seller.getByRole('dialog').getByRole('button', { name: '交付', exact: true }).click()
    // A delivered order leaves the tab of paid ones.
    await expect(buyer.getByRole('region', { name: '订单列表' }).getByText(TITLE)).toHaveCount(0)
    await buyer.goto(`${buyerHome}/chatSystem?status=2&returnType=0&orderSn=${orderSn}`)
    await expect(buyer.getByRole('log')).toContainText('卖家已发货')
    await buyer.getByRole('button', { name: '查看交付内容', exact: true }).click()
    await expect(buyer.getByTestId('credentials')).not.toContainText('Secret-Pass-1')
    await buyer.getByRole('button', { name: '显示密码' }).click()
    await expect(buyer.getByTestId('credentials')).toContainText('Secret-Pass-1')
  })

  await test.step('the buyer confirms and the seller is paid', async () => {
    const before = await coin(seller)
    await buyer.getByRole('button', { name: '确认收货', exact: true }).click()
    await expect(buyer.getByRole('dialog')).toContainText('确定已收货吗？')
    await buyer.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
    await expect(buyer.getByText('确认收货成功！')).toBeVisible()
    await expect.poll(() => coin(seller), { timeout: 20_000 }).toBeCloseTo(before + 128.5 * 0.94, 2)
  })
  for (const w of watched)
    await expectQuiet({
      problems: w.problems.filter((p) => !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/.test(p)),
    })

  await test.step('after a cold restart everything is still there', async () => {
    expect(await program.stop()).toBe(0)
    await program.start()
    await buyer.goto(`${buyerHome}/chatSystem?status=3&returnType=0&orderSn=${orderSn}`)
    await expect(buyer.getByRole('log').getByText('断线时发的消息')).toHaveCount(1)
    await expect(buyer.getByRole('log').getByText('你好，什么时候交付？')).toHaveCount(1)
    await seller.goto(`${sellerHome}/center/mywallets`)
    await expect(seller.getByText(TITLE.slice(0, 10)).first()).toBeVisible()
  })
})
