import sharp from 'sharp'
import { Visitor } from '../tests/support/visitor'
import { BUYER, expectQuiet, logIn, SELLER, watch } from './support/people'
import { expect, type Page, test } from './support/test'

/** Staff work through the API. */
const STAFF = '13800000003'
/** A picture that the demo's people may show. */
const SHOWN = 'art/1/screen/bag/107/evidence.svg'
const origin = () => process.env.E2E_ORIGIN as string
let visiting: Promise<Visitor> | undefined
/** One login for all: a code opens once. */
const staff = () => (visiting ??= new Visitor(origin()).logInStaff(STAFF))

const act = async (orderSn: string, action: 'verified' | 'rebound') =>
  (await staff()).do('POST /desk/orderAct', {
    ...{ orderSn, action, note: '与约定一致，见截图。' },
    pictures: JSON.stringify([SHOWN]),
  })
const snOf = (page: Page): string => new URL(page.url()).searchParams.get('orderSn') ?? ''

for (const [where, viewport] of [
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`an account is offered, quoted, handed over and paid in two parts ${where}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await (await browser.newContext({ viewport })).newPage()
    const watched = watch(page)
    await page.goto(`${origin()}/login?returnUrl=${encodeURIComponent('/recycle/request?gid=107')}`)
    await logIn(page, BUYER)
    await page.getByLabel('段位').selectOption('荣耀王者')
    await expect(page.getByText(/成交计算/)).toBeVisible()
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('请上传账号截图')).toBeVisible()
    const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByLabel('QQ、微信或手机号').fill(BUYER)
    await page.getByRole('checkbox', { name: /账号为本人实名/ }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.waitForURL('**/center/buyback')
    const card = page.locator('article').first()
    await expect(card.getByText('等待报价', { exact: true })).toBeVisible()

    const desk = await (await staff()).do('GET /desk/recycling', { pageSize: '60' })
    const asked = desk.list.at(-1)
    await (await staff()).do('POST /desk/quoteRecycling', {
      requestId: String(asked?.requestId),
      price: asked?.estimate?.high ?? '',
    })
    await page.reload()
    await card.getByRole('button', { name: '接受报价' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.waitForURL('**/buyOrderDetail**')
    await page.getByRole('button', { name: '提交账号' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('游戏账号').fill('hero@game')
    await dialog.getByRole('textbox', { name: '密码' }).fill('Secret-99')
    await dialog.getByRole('button').last().click()
    await expect(page.getByText('客服验号中').first()).toBeVisible()
    await act(snOf(page), 'verified')
    await act(snOf(page), 'rebound')
    await page.reload()
    await expect(page.getByText('已付 70%').first()).toBeVisible()
    await expectQuiet(watched)
  })

test('two that agreed elsewhere: asked in, accepted on a phone by the asked mobile alone, paid', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const buyer = await (await browser.newContext()).newPage()
  const phone = { viewport: { width: 390, height: 844 } }
  const [seller, stranger] = [
    await (await browser.newContext(phone)).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const watched = [watch(buyer), watch(seller)]
  await buyer.goto(`${origin()}/login?returnUrl=${encodeURIComponent('/intermediary/intermediary')}`)
  await logIn(buyer, BUYER)
  await buyer.getByLabel('游戏', { exact: false }).locator('visible=true').last().selectOption({ label: '王者荣耀' })
  await buyer.getByLabel(/成交价/).fill('888')
  await buyer.getByLabel(/卖家的手机号/).fill(SELLER)
  await buyer.getByLabel(/交易内容/).fill('安卓QQ 贵族 8 账号')
  await buyer.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await buyer.getByRole('button', { name: '发起担保' }).click()
  await expect(buyer.getByRole('heading', { name: '邀请已发出' })).toBeVisible()
  const link = (await buyer.getByText(/invitation\?code=/).textContent()) ?? ''

  await stranger.goto(
    `${origin()}/login?returnUrl=${encodeURIComponent(new URL(link).pathname + new URL(link).search)}`,
  )
  await logIn(stranger, STAFF)
  await expect(stranger.getByText(/不是发给当前登录账号的/)).toBeVisible()
  await expect(stranger.getByText('888')).toHaveCount(0)

  await seller.goto(link)
  await logIn(seller, SELLER)
  await expect(seller.getByRole('heading', { name: '买家邀请你作为卖家成交' })).toBeVisible()
  await seller.getByRole('button', { name: '接受全部条款' }).click()
  await expect(seller.getByText('待付款').first()).toBeVisible()

  await buyer.goto(`${origin()}/intermediary/deals`)
  await buyer.locator('article').first().getByRole('link', { name: '查看订单' }).click()
  await buyer.getByRole('link', { name: '去付款' }).first().click()
  await buyer.getByText('余额', { exact: true }).first().click()
  await buyer.getByRole('button', { name: /用余额付/ }).click()
  await buyer.getByRole('dialog').getByLabel('支付密码').fill('246810')
  await buyer
    .getByRole('dialog')
    .getByRole('button', { name: /支付|付款|确认/ })
    .last()
    .click()
  await buyer.waitForURL('**/success**')
  await seller.reload()
  await seller.getByRole('link', { name: /查看订单/ }).click()
  await expect(seller.getByText(/担保费/).first()).toBeVisible()
  for (const one of watched) await expectQuiet(one)
})
