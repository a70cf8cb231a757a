import { randomInt } from 'node:crypto'
import { Member } from '../support/members'
import { payByAlipay } from '../support/pay'
import { expectQuiet, hostOf, logIn, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { sharedOrigin } from '../support/program'
import { signAgreement } from '../support/sign'
import { expect, type Page, test } from '../support/test'

const pick = (page: Page, name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label })

test('an account is published, found, paid by QR, discussed in chat, delivered and confirmed by members of two brands', async ({
  browser,
}) => {
  const title = `端到端测试号 ${randomInt(1e6)} 全英雄`
  const origin = sharedOrigin()
  const sellerOrigin = hostOf(origin, 'songjian')
  const [buyerMember, sellerMember] = await Promise.all([Member.create(), Member.create()])
  const buyer = await (await browser.newContext()).newPage()
  const seller = await (await browser.newContext()).newPage()
  const watched = [watch(buyer), watch(seller)]

  await test.step('the seller publishes an account with a picture on their own brand', async () => {
    await seller.goto(`${sellerOrigin}/login?returnUrl=%2Fcenter%2Fsell`)
    await expect(seller).toHaveTitle(/松间/)
    await logIn(seller, sellerMember.phone)
    await pick(seller, '游戏', 'W 王者荣耀')
    await pick(seller, '商品类型', '账号')
    await pick(seller, '大区', '安卓QQ')
    await seller.getByLabel('商品标题').fill(title)
    await seller.getByLabel(/价格/).fill('328.50')
    await pick(seller, '段位', '荣耀王者')
    await seller.locator('input[type=file]').setInputFiles(await pngFile())
    await expect(seller.locator('img[src^="/media/goods/"]')).toBeVisible()
    await seller.getByRole('button', { name: '发布商品' }).click()
    await expect(seller.getByText('发布成功')).toBeInViewport()
  })

  await test.step('the buyer finds it on another brand and buys it with a guarantee', async () => {
    await buyer.goto(`${origin}/wares?gt=1&gid=107&keyWord=${encodeURIComponent(title)}`)
    await expect(buyer).toHaveTitle(/衡集/)
    const link = buyer.locator('a[href^="/detail/"]').filter({ hasText: title }).first()
    await buyer.goto(new URL((await link.getAttribute('href')) ?? '', origin).href)
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(title)
    await buyer.getByText('普通包赔').first().click()
    await buyer.getByText('立即购买').click()
    await buyer.waitForURL(/\/login/)
    await logIn(buyer, buyerMember.phone)
    await buyer.waitForURL(/\/order/)
    await expect(buyer.getByText('361.35').first()).toBeVisible() // 328.50 and 10 % cover.
    await buyer.getByRole('button', { name: '提交订单' }).click()
  })
  const orderSn = await payByAlipay(buyer)

  await test.step("the seller's own brand names the order and leads to where it lives", async () => {
    await seller.goto(`${sellerOrigin}/center/sell/sellOrder`)
    const row = seller.getByRole('listitem').filter({ hasText: orderSn })
    await expect(row).not.toContainText(title)
    await row.getByRole('link').click()
    await seller.waitForURL((url) => url.origin === origin && url.pathname === '/login')
    await logIn(seller, sellerMember.phone)
  })

  await test.step('both talk live in the order chat, and a lost connection loses nothing', async () => {
    await buyer.getByRole('link', { name: '进入订单群聊' }).click()
    await seller.goto(`${origin}/chatSystem?status=1&returnType=1&orderSn=${orderSn}`)
    await expect(buyer.getByRole('log')).toContainText('买家已付款')
    await say(buyer, '你好，什么时候交付？')
    await expectOnce(seller, '你好，什么时候交付？')
    await buyer.context().setOffline(true)
    await say(seller, '断线时发的消息')
    await buyer.context().setOffline(false)
    await expectOnce(buyer, '断线时发的消息')
  })

  await test.step('the seller submits the account to the platform alone, which verifies it, and the buyer agrees', async () => {
    await seller.getByRole('button', { name: '提交账号', exact: true }).click()
    await seller.getByLabel('游戏账号').fill('game-account-77')
    await seller.getByRole('textbox', { name: '密码' }).fill('Secret-Pass-0')
    await seller.getByRole('dialog').getByRole('button', { name: '提交账号', exact: true }).click()
    await expect(seller.getByRole('log')).toContainText('卖家已提交账号，只有验号的客服能看到')
    // No staff member is online: the demo's script verifies.
    await expect(buyer.getByRole('log')).toContainText('验号通过，与描述一致')
    await buyer.getByRole('button', { name: '确认验号结果', exact: true }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '确认验号结果', exact: true }).click()
    await expect(seller.getByRole('log')).toContainText('买家已确认验号结果')
  })

  await test.step('both sign the transfer agreement, and anyone can check a copy of it', async () => {
    const chats = [seller.url(), buyer.url()]
    await seller.getByRole('link', { name: '签署转让协议' }).click()
    await signAgreement(seller, sellerMember.phone)
    await expect(buyer.getByRole('log')).toContainText('卖家已签署账号转让协议')
    await buyer.getByRole('link', { name: '签署转让协议' }).click()
    await signAgreement(buyer, buyerMember.phone)
    const download = buyer.waitForEvent('download')
    await buyer.getByRole('button', { name: '下载我的这份' }).click()
    const file = await (await download).path()
    await buyer.getByRole('link', { name: '核对协议真伪' }).click()
    await buyer.getByLabel('协议文件').setInputFiles(file)
    await buyer.getByRole('button', { name: '核对', exact: true }).click()
    await expect(buyer.getByText('是在本平台签署的协议')).toBeVisible()
    await seller.goto(chats[0] as string)
    await buyer.goto(chats[1] as string)
    await expect(seller.getByRole('log')).toContainText('双方已签署账号转让协议')
  })

  await test.step('the seller delivers, and the buyer reads the credentials', async () => {
    await seller.getByRole('button', { name: '交付账号', exact: true }).click()
    await seller.getByLabel('游戏账号').fill('game-account-77')
    await seller.getByRole('textbox', { name: '密码' }).fill('Secret-Pass-1')
    await seller.getByRole('dialog').getByRole('button', { name: '交付账号', exact: true }).click()
    await expect(seller.getByText('你已发货')).toBeVisible()
    await buyer.goto(`${origin}/chatSystem?status=2&returnType=0&orderSn=${orderSn}`)
    await expect(buyer.getByRole('log')).toContainText('卖家已发货')
    await buyer.getByRole('button', { name: '查看交付内容', exact: true }).click()
    await expect(buyer.getByTestId('credentials')).not.toContainText('Secret-Pass-1')
    await buyer.getByRole('button', { name: '显示密码' }).click()
    await expect(buyer.getByTestId('credentials')).toContainText('Secret-Pass-1')
  })

  await test.step('the buyer confirms, and the seller sees the held income', async () => {
    await buyer.getByRole('button', { name: '确认收货', exact: true }).click()
    await expect(buyer.getByRole('dialog')).toContainText('确定已收货吗？')
    await buyer.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
    await expect(buyer.getByText('确认收货成功！')).toBeVisible()
    await seller.goto(`${origin}/center/mywallets`)
    await expect(seller.getByText('308.79').first()).toBeVisible() // 328.50 less 6 % fee.
  })
  for (const { problems } of watched)
    await expectQuiet({
      problems: problems.filter((one) => !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/.test(one)),
    })
})

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('输入消息').fill(text)
  await page.getByPlaceholder('输入消息').press('Enter')
  await expectOnce(page, text)
}

/** Asserts that the message is in the chat exactly once. */
const expectOnce = (page: Page, text: string) => expect(page.getByRole('log').getByText(text)).toHaveCount(1)
