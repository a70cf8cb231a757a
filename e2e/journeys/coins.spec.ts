import { randomInt } from 'node:crypto'
import { expectFits } from '../support/layout'
import { Member } from '../support/members'
import { orderOf, payFromBalance } from '../support/pay'
import { expectQuiet, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { sharedOrigin } from '../support/program'
import { expect, type Locator, type Page, test } from '../support/test'

const GAME = '131'
/** Better than any offer in the demo data, and unique to this run. */
const RATIO = randomInt(300, 400)

test('a coin merchant opens a shop, sells to a player on a phone and buys from one', async ({ browser }) => {
  const origin = sharedOrigin()
  const [owner, customer] = await Promise.all([
    Member.create({ balance: '2000.00' }),
    Member.create({ balance: '100.00' }),
  ])
  const merchant = await owner.open(browser, '/center/myshop/joinshop')
  const player = await customer.open(browser, '', { viewport: { width: 390, height: 844 } })
  const watched = [watch(merchant), watch(player)]

  await test.step('applies with the deposit, and has the menu of a shop', async () => {
    await expect(merchant.getByRole('heading', { name: '申请成为币商' })).toBeVisible()
    await expect(merchant.getByRole('link', { name: '店铺管理' })).toHaveCount(0)
    await merchant.getByLabel(/发货用的游戏账号/).fill('搬砖一号，搬砖二号')
    await merchant.getByLabel(/联系方式/).fill('2850001')
    await merchant.getByLabel(/支付密码/).fill('246810')
    await merchant.getByRole('checkbox', { name: /币商服务协议/ }).check()
    await merchant.getByRole('button', { name: '缴纳 ¥1,000.00 并开店' }).click()
    await expect(merchant.getByText('店铺正常接单。')).toBeVisible()
    await merchant.getByRole('link', { name: '店铺管理' }).click()
  })

  const offer = async (button: string, amounts: Record<string, string>) => {
    await merchant.getByRole('button', { name: button }).first().click()
    const dialog = merchant.getByRole('dialog')
    await dialog.getByLabel(/^游戏/).selectOption(GAME)
    for (const [label, text] of Object.entries(amounts)) await dialog.getByLabel(label).fill(text)
    await expect(dialog.getByText(/其他币商最优 1 元|还没有其他币商报价/)).toBeVisible()
    const sure = dialog.getByLabel('新比例已核对')
    if (await sure.isVisible()) await sure.check()
    await dialog.getByRole('button', { name: '发布' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await test.step('offers to sell more, and to buy dearer, than anybody', async () => {
    await offer('新增出售报价', { 比例: String(RATIO), 库存: '100000', 单笔最少: '500', 单笔最多: '50000' })
    await expect(merchant.getByText(`1 元 = ${RATIO}万`)).toBeVisible()
    await merchant.getByRole('button', { name: '回收报价' }).click()
    await offer('新增回收报价', {
      比例: '50',
      备款: '500',
      单笔最少: '500',
      单笔最多: '20000',
      收币的角色名: '收币小号',
    })
    await expect(merchant.getByText('备款 ¥500.00')).toBeVisible()
  })

  await test.step('a player finds the offer, chooses a saved character, sees the price to the fen and pays', async () => {
    await player.goto(`${origin}/wares/hotShoppingMall?quickCoinType=2&gid=${GAME}`)
    await player.getByRole('link', { name: new RegExp(`购买，1 元 = ${RATIO}万金币`) }).click()
    await player.waitForURL(/\/fastGold\/KB\d+\/order/)
    await player.getByRole('button', { name: '存一个常用角色，下次直接选' }).click()
    const card = player.getByRole('dialog', { name: '新收货角色' })
    await card.getByLabel(/大区/).selectOption({ label: '广东' })
    await card.getByLabel(/服务器/).selectOption({ label: '广东五区' })
    await card.getByLabel(/角色名/).fill('风清扬')
    await card.getByRole('button', { name: '保存' }).click()
    await expect(player.getByLabel(/收货角色名/)).toHaveValue('风清扬')
    await player.getByLabel(/付多少/).fill('50')
    await expect(player.getByLabel(/得多少/)).toHaveValue(String(50 * RATIO))
    await player.getByRole('button', { name: '提交订单' }).click()
  })
  const bought = await payFromBalance(player)

  await test.step('the merchant accepts within its five minutes, and delivers with proof', async () => {
    await merchant.goto(`${origin}/center/myshop/shopOrder`)
    const row = merchant.getByRole('row').filter({ hasText: bought })
    await act(merchant, row, '接单')
    await merchant.goto(`${origin}/center/buyers/buyFastGoldDetail?orderSn=${bought}`)
    await expect(merchant.getByText('广东五区').first()).toBeVisible()
    await deliver(merchant, String(50 * RATIO))
  })

  await test.step('the player confirms, and the money is held for a day', async () => {
    await player.goto(`${origin}/center/buyers/buyFastGold`)
    await player.locator(`a[href$="orderSn=${bought}"]`).first().click()
    await player.waitForURL(/buyFastGoldDetail/)
    await expect(player.getByRole('heading', { name: '货款去向' })).toBeVisible()
    await act(player, player.locator('main'), '确认收货')
    await expect(player.getByText('确认收货成功！')).toBeVisible()
    await expectFits(player)
  })

  await test.step('the player sells to the merchant at once, for what the page says', async () => {
    await player.goto(`${origin}/wares/goldRecycling?gid=${GAME}`)
    await player.getByLabel('大区').selectOption({ label: '广东' })
    await player.getByLabel('服务器').selectOption({ label: '广东五区' })
    await player.getByLabel(/^数量/).fill('1000')
    await expect(player.getByText(/货款 ¥20.00 已预付到平台/)).toBeVisible()
    await expectFits(player)
    await player.getByRole('button', { name: '卖给这家币商' }).click()
    const dialog = player.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /交易协议/ }).check()
    await dialog.getByRole('button', { name: '确认卖出' }).click()
    await player.waitForURL(/buyFastGoldDetail\?orderSn=/)
    await expect(player.getByText('收币小号').first()).toBeVisible()
    await deliver(player, '1000')
  })
  const sold = orderOf(player)

  await test.step('the merchant checks, and the player has the money', async () => {
    await merchant.goto(`${origin}/center/myshop/shopOrder?tabIndex=1`)
    await act(merchant, merchant.getByRole('row').filter({ hasText: sold }), '核对无误')
    await expect(player.getByText('货款扣除服务费后已到余额')).toBeVisible()
  })
  for (const one of watched) await expectQuiet(one)
})

/** Presses a button of an order and confirms its question. */
async function act(page: Page, within: Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function deliver(page: Page, quantity: string): Promise<void> {
  await page.getByRole('button', { name: '发货', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/实际发货/).fill(quantity)
  await dialog.getByLabel(/发货说明/).fill('已邮寄，请查收')
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('uploadImage') && response.ok()),
    dialog.locator('input[type=file]').setInputFiles(await pngFile()),
  ])
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: '发货', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
