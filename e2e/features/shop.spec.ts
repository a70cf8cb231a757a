import { randomInt } from 'node:crypto'
import { Visitor } from '../../tests/support/visitor'
import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

test('a seller changes many prices, imports a file and edits the shop notice, and a visitor sees it on a phone', async ({
  browser,
}) => {
  const origin = sharedOrigin()
  const member = await Member.create()
  const items = [await publish(member.visitor, { price: '88.00' }), await publish(member.visitor, { price: '99.00' })]
  const seller = await member.open(browser, '/center/sell/sellOutGoods')
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const watched = [watch(seller), watch(visitor)]
  const shopName = `秋水阁${randomInt(1e4)}`

  // Many prices at once: the preview must match the list.
  const boxes = seller.getByRole('checkbox', { name: /^选择 / })
  for (const nth of [0, 1]) await boxes.nth(nth).check()
  const name = (await boxes.first().getAttribute('aria-label'))?.replace('选择 ', '') ?? ''
  await seller.getByRole('button', { name: '改价 2 件' }).click()
  const pricing = seller.getByRole('dialog', { name: '批量改价（2 件）' })
  await pricing.getByLabel(/改为原价的/).fill('110')
  const first = pricing.getByRole('list', { name: '改价预览' }).getByRole('listitem').first()
  await expect(first.getByText(/到手/)).toBeVisible()
  const price = (await first.locator('b').textContent()) as string
  await pricing.getByRole('button', { name: '改价 2 件' }).click()
  await expect(seller.getByText('2 件已改价')).toBeVisible()
  await expect(seller.locator('tbody tr').filter({ hasText: name }).first()).toContainText(price)

  // A file: one row is imported, the other is rejected with a reason. Few digits in the title: more would look like a
  // phone number and be held for review.
  const title = `端午礼盒改名卡 ${randomInt(1e4)}`
  const rows = ['游戏,类型,标题,价格,库存', `王者荣耀,道具,${title},18.80,5`, '王者荣耀,道具,没有价格的一行,,5']
  await seller.getByRole('button', { name: '导入 / 导出' }).click()
  const csv = seller.getByRole('dialog', { name: '导入和导出商品' })
  const file = { name: '商品.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await csv.locator('input[type=file]').setInputFiles(file)
  await expect(csv.getByText('有误 1 行')).toBeVisible()
  await csv.getByRole('button', { name: '确认导入 1 行' }).click()
  await expect(csv.getByText('已发布 1 行')).toBeVisible()
  await csv.locator('input[type=file]').setInputFiles(file)
  await expect(csv.getByText('之前已导入 1 行')).toBeVisible()
  await csv.getByRole('button', { name: '取消' }).click()
  await expect(seller.getByRole('link', { name: title })).toBeVisible()

  // The shop's notice, without the contact.
  await seller.getByRole('button', { name: '店铺资料' }).click()
  await seller.getByLabel('店名').fill('官方直营店')
  await seller.getByRole('button', { name: '保存' }).click()
  await expect(seller.getByText('店名不能含有“官方”')).toBeVisible()
  await seller.getByLabel('店名').fill(shopName)
  await seller.getByLabel('店铺公告').fill('今晚八点上新，微信 abc123456')
  await seller.getByRole('button', { name: '保存' }).click()
  await expect(seller.getByText('店铺资料已保存，公告里的联系方式已隐藏')).toBeVisible()

  // From an item to the shop, on a phone.
  const { goodsSn, bigTitle } = items[0] as (typeof items)[0]
  await visitor.goto(`${origin}/h/goodsDetail/${goodsSn}`)
  await visitor.getByRole('button', { name: '查看账号履历' }).click()
  await expect(visitor.getByText('按本站订单逐笔统计', { exact: false })).toBeVisible()
  await visitor.getByRole('link', { name: '进店' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: shopName })).toBeVisible()
  await expect(visitor.getByText(/今晚八点上新，微信 \*+/)).toBeVisible()
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible()
  await visitor.goto(`${visitor.url()}?gt=1`)
  await expect(visitor.getByRole('link', { name: bigTitle }).first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  for (const one of watched) await expectQuiet(one)
})

test('a visitor reads all ratings of a seller, starting from an item', async ({ page }) => {
  const watched = watch(page)
  const { list } = await new Visitor(sharedOrigin()).do('GET /goods/getGoodsList', {
    gid: '107',
    gt: '1',
    pageSize: '60',
  })
  const item = list.find(({ seller }) => seller.rated > 20)
  if (!item) throw new Error('nobody in the demo was rated')
  await page.goto(`${sharedOrigin()}/detail/${item.goodsSn}`)
  await page.getByRole('link', { name: `全部 ${item.seller.rated} 条` }).click()
  const reviews = page.getByRole('region', { name: `买家评价 ${item.seller.rated}` })
  await expect(reviews.getByRole('heading')).toBeInViewport()
  await expect(reviews.getByRole('listitem')).toHaveCount(10)
  const last = await reviews.getByRole('listitem').first().textContent()
  await reviews.getByRole('button', { name: '第 2 页' }).click()
  await expect(reviews.getByRole('listitem').first()).not.toHaveText(last ?? '')
  const good = reviews.getByRole('button', { name: /^好评/ })
  await good.click()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  await expect(reviews.getByRole('img', { name: /^[45] 星$/ }).first()).toBeVisible()
  await expect(reviews.getByRole('img', { name: /^[123] 星$/ })).toHaveCount(0)
  await expectQuiet(watched)
})
