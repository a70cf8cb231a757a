import { expectFits } from '../support/layout'
import { ownProgram } from '../support/own-program'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { expect, type Page, test } from '../support/test'

/**
 * Uses a server and data of its own: an account is relisted at once, and the owners of one game have no time for the
 * return check.
 */
test.describe.configure({ mode: 'serial' })
/** The owners of this game have no time for the return check. */
const HASTY = 107
const program = ownProgram(
  'rental',
  `insert into platform_rules (key, game_id, mode, value) values ('checkHours', ${HASTY}, 'rental', '0')`,
)

/**
 * Returns an own listed account, of the hasty game or of another one, that is neither reserved nor offered for rent
 * yet.
 */
const accountToLet = (page: Page, isHasty: boolean): Promise<{ goodsSn: string }> =>
  page.evaluate(
    async ([hasty, isHasty]) => {
      const headers = { authorization: document.cookie.match(/token=([^;]+)/)?.[1] ?? '' }
      const address = '/api/goods/selfPublishGoodsList?status=1&goodsTypeId=1&pageSize=60'
      const { data } = await (await fetch(address, { headers })).json()
      return data.list.find(
        (one: { rental: unknown; stock: number; gameId: number }) =>
          one.rental === null && one.stock > 0 && (one.gameId === hasty) === isHasty,
      )
    },
    [HASTY, isHasty] as const,
  )

for (const [where, viewport] of [['on a phone, the clock checking', { width: 390, height: 844 }]] as const)
  test(`an account is rented out, extended, returned and settled ${where}`, async ({ browser }) => {
    const isPhone = viewport.width < 768
    const [ownerContext, renterContext] = [await browser.newContext(), await browser.newContext({ viewport })]
    const [owner, renter] = [await ownerContext.newPage(), await renterContext.newPage()]
    const watched = [watch(owner), watch(renter)]
    const { origin } = program
    await owner.goto(`${origin}/login?returnUrl=%2Fcenter%2Frent`)
    await logIn(owner, SELLER)
    const goods = await accountToLet(owner, isPhone)

    await test.step('the owner lets an account and stores its credentials', async () => {
      await owner.goto(`${origin}/center/rent/publish?goodsSn=${goods.goodsSn}`)
      for (const [term, yuan] of Object.entries({ hour: '2', night: '12', day: '20', week: '90', deposit: '30' }))
        await owner.locator(`#${term}`).fill(yuan)
      await owner.getByRole('radio', { name: /自动交付/ }).check()
      await owner.getByRole('textbox', { name: '账号', exact: true }).fill('rent-account-77')
      await owner.getByRole('textbox', { name: '密码', exact: true }).fill('Secret-Pass-1')
      await owner.getByRole('button', { name: '保存并上架出租' }).click()
      await expect(owner.getByText('出租信息已保存')).toBeVisible()
    })

    await test.step('the renter takes two hours and pays rent and deposit from the balance', async () => {
      await renter.goto(`${origin}/wares/${goods.goodsSn}/timePurchase`)
      await renter.getByRole('checkbox', { name: /租号协议/ }).check()
      await renter.getByRole('button', { name: '立即租用' }).click()
      await renter.waitForURL(/\/login/)
      await logIn(renter, BUYER)
      await renter.waitForURL(/timePurchase/)
      await renter.getByRole('checkbox', { name: /租号协议/ }).check()
      await renter.getByRole('button', { name: '立即租用' }).click()
      await renter.waitForURL(/\/pay\?orderSn=/)
      await renter.getByText('余额', { exact: true }).first().click()
      await renter.getByRole('button', { name: /余额支付/ }).click()
      await renter.getByRole('dialog').getByLabel('支付密码').fill('246810')
      await renter
        .getByRole('dialog')
        .getByRole('button', { name: /支付|付款|确认/ })
        .click()
      await renter.waitForURL(/\/success\?orderSn=/)
    })
    const orderSn = new URL(renter.url()).searchParams.get('orderSn') ?? ''
    const page = `${origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`

    await test.step('has the account at once, and more time when asked for', async () => {
      await renter.goto(page)
      await expect(renter.getByRole('heading', { name: '租用中' })).toBeVisible()
      await renter.getByRole('button', { name: '查看交付内容' }).click()
      await renter.getByRole('button', { name: '显示密码' }).click()
      await expect(renter.getByTestId('credentials')).toContainText('Secret-Pass-1')
      await renter.goto(page)
      await renter.getByRole('link', { name: '续租' }).click()
      await renter.waitForURL(/timePurchase\?orderSn=/)
      await renter.getByLabel('支付密码').fill('246810')
      await renter.getByRole('button', { name: /^续租 / }).click()
      await renter.waitForURL(/buyOrderDetail/)
      await expect(renter.getByText(/含续租 1 次/)).toBeVisible()
      await expectFits(renter)
    })

    await test.step('gives it back and sees nothing of it any more', async () => {
      await owner.goto(page)
      await expect(owner.getByText('租客正在使用')).toBeVisible()
      await renter.getByRole('button', { name: '提前归还' }).click()
      await renter.getByRole('dialog').getByRole('button', { name: '提前归还' }).click()
      await expect(renter.getByTestId('credentials')).toHaveCount(0)
      await expect(renter.getByRole('button', { name: '查看交付内容' })).toHaveCount(0)
    })

    await test.step('the deposit comes back and the rent goes to the owner', async () => {
      if (!isPhone) {
        await owner.getByRole('button', { name: '退还押金' }).click()
        await owner.getByRole('dialog').getByRole('button', { name: '退还押金' }).click()
      }
      await expect(owner.getByText('（已扣服务费）已到你的余额')).toBeVisible()
      await expect(renter.getByText('押金已退回你的余额')).toBeVisible()
    })
    for (const one of watched) await expectQuiet(one)
  })
