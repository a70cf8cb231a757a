import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expectFine } from './support/accessible'
import { BUYER, expectQuiet, logIn, SELLER, watch } from './support/people'
import { expect, type Page, test } from './support/test'

const origin = () => process.env.E2E_ORIGIN as string

/** Reads a call as the person of the page. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (path) => {
    const headers = { authorization: document.cookie.match(/token=([^;]+)/)?.[1] ?? '' }
    return (await (await fetch(`/api${path}`, { headers })).json()).data
  }, path)

test('a delivered order is disputed, talked over and settled, and its evidence is one archive that verifies', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const buyer = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const seller = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const watched = [watch(buyer), watch(seller)]
  await buyer.goto(`${origin()}/login?returnUrl=%2Fcenter%2Fbuyers%2FbuyRecord`)
  await logIn(buyer, BUYER)
  await seller.goto(`${origin()}/login?returnUrl=%2Fcenter%2Fbuyers%2FbuyComplaint`)
  await logIn(seller, SELLER)

  const { orderList } = await read<{
    orderList: { orderSn: string; subStatus: string; actions: { label: string }[]; goodsPrice: string }[]
  }>(buyer, '/order/queryOrderList?belong=2&status=2&pages=1&pageSize=60')
  const sold = await read<{ orderList: { orderSn: string }[] }>(
    seller,
    '/order/queryOrderList?belong=1&status=2&pages=1&pageSize=60',
  )
  // the oldest: the newest may be another test's, which trades as the same people at the same time
  const order = orderList.findLast(
    ({ orderSn, actions }) =>
      actions.some(({ label }) => label === '发起纠纷') && sold.orderList.some((one) => one.orderSn === orderSn),
  )
  if (!order) throw new Error('no delivered order to dispute')
  const page = `${origin()}/center/buyers/buyComplaint?orderSn=${order.orderSn}`

  await test.step('the buyer says what is wrong and shows it', async () => {
    await buyer.goto(page)
    await buyer.getByRole('button', { name: '提交纠纷' }).click()
    await expect(buyer.getByText('请上传至少 1 张证据')).toBeVisible()
    await expectFine(buyer)
    await buyer.getByLabel('发生了什么').fill('商品写红武六把，上号只有四把，另外两把是限时体验。')
    const picture = await buyer.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
    await buyer
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
    await expect(buyer.getByRole('button', { name: '提交纠纷' })).toBeEnabled()
    await expect(buyer.locator('form img[src^="/media/"]')).toBeVisible()
    await buyer.getByRole('button', { name: '提交纠纷' }).click()
    await expect(buyer.getByRole('heading', { name: /等卖家答复/ })).toBeVisible()
    await expectFine(buyer)
  })

  await test.step('the seller answers on a phone and offers a part', async () => {
    await seller.goto(page)
    await expect(seller.getByRole('heading', { name: '轮到你：答复纠纷' })).toBeVisible()
    await expectFine(seller)
    await seller.getByRole('button', { name: '答复', exact: true }).click()
    const dialog = seller.getByRole('dialog')
    await dialog.getByLabel('说明').fill('发布时体验武器还没有到期，可以退一部分差价。')
    await expectFine(seller)
    await dialog.getByRole('button', { name: '答复', exact: true }).click()
    await expect(seller.getByRole('heading', { name: '和解方案' })).toBeVisible()
    const most = (Number(order.goodsPrice) / 4).toFixed(2)
    await seller.getByLabel('我提出退给买家多少元').fill(most)
    await seller.getByRole('button', { name: '发出我的方案' }).click()
    await expect(seller.getByRole('heading', { name: '等买家回复你的方案' })).toBeVisible()
    await expectFine(seller)
  })

  await test.step('the archive holds what it lists', async () => {
    await buyer.reload()
    const [download] = await Promise.all([
      buyer.waitForEvent('download'),
      buyer.getByRole('link', { name: '下载全部证据' }).click(),
    ])
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const { files: listed } = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array)) as {
      files: { name: string; sha256: string }[]
    }
    expect(listed.length).toBe(Object.keys(files).length - 1)
    for (const { name, sha256 } of listed)
      expect(
        createHash('sha256')
          .update(files[name] as Uint8Array)
          .digest('hex'),
        name,
      ).toBe(sha256)
    expect(listed.some(({ name }) => name.startsWith('pictures/'))).toBe(true)
  })

  await test.step('the buyer accepts, and both are told how the money goes', async () => {
    await expect(buyer.getByRole('heading', { name: '轮到你：回复卖家的方案' })).toBeVisible()
    await expectFine(buyer)
    await buyer.getByRole('button', { name: /^接受退/ }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '接受方案' }).click()
    await expect(buyer.getByRole('heading', { name: '纠纷已结清' })).toBeVisible()
    await expectFine(buyer)
    await expect(seller.getByRole('heading', { name: '纠纷已结清' })).toBeVisible({ timeout: 15_000 })
  })

  await seller.goto(`${origin()}/center/buyers/buyComplaint`)
  await expect(seller.getByRole('heading', { name: '交易纠纷' })).toBeVisible()
  await expectFine(seller)
  for (const one of watched) await expectQuiet(one)
})
