import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expectFine } from '../support/accessible'
import { Member, PAY_PASSWORD } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { uploadEvidence } from '../support/pictures'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

/** Creates a props order that was paid for and delivered a moment ago. */
async function deliveredOrder(buyer: Member, seller: Member): Promise<{ orderSn: string; price: string }> {
  const { goodsSn, price } = await publish(seller.visitor, { goodsTypeId: '27', price: '88.00' })
  const order = { goodsSn, price, roleName: '小号一零二四', agree: '1' } as const
  const { orderSn } = await buyer.visitor.do('POST /order/placeOrder', order)
  await buyer.visitor.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  const pictures = JSON.stringify([await uploadEvidence(seller.visitor)])
  await seller.visitor.do('POST /order/act', { orderSn, action: 'deliver', note: '已邮寄', pictures })
  return { orderSn, price }
}

test('a dispute about a delivered order is settled by an accepted offer, and its evidence archive verifies', async ({
  browser,
}) => {
  const [buyerMember, sellerMember] = await Promise.all([Member.create({ balance: '100.00' }), Member.create()])
  const { orderSn, price } = await deliveredOrder(buyerMember, sellerMember)
  const buyer = await buyerMember.open(browser, '', { viewport: { width: 1440, height: 900 } })
  const seller = await sellerMember.open(browser, '', { viewport: { width: 390, height: 844 } })
  const watched = [watch(buyer), watch(seller)]
  const origin = sharedOrigin()
  const page = `${origin}/center/buyers/buyComplaint?orderSn=${orderSn}`

  await test.step('the buyer says what is wrong and shows it', async () => {
    await buyer.goto(page)
    await buyer.getByRole('button', { name: '提交售后' }).click()
    await expect(buyer.getByText('请上传至少 1 张证据')).toBeVisible()
    await expectFine(buyer)
    await buyer.getByLabel('发生了什么').fill('商品写红武六把，上号只有四把，另外两把是限时体验。')
    const picture = await buyer.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
    await buyer
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
    await expect(buyer.getByRole('button', { name: '提交售后' })).toBeEnabled()
    await expect(buyer.locator('form img[src^="/media/"]')).toBeVisible()
    await buyer.getByRole('button', { name: '提交售后' }).click()
    await expect(buyer.getByRole('heading', { name: /等卖家回应/ })).toBeVisible()
    await expectFine(buyer)
  })

  await test.step('the seller answers on a phone and offers a part', async () => {
    await seller.goto(page)
    await expect(seller.getByRole('heading', { name: '待你回应售后' })).toBeVisible()
    await expectFine(seller)
    await seller.getByRole('button', { name: '回应', exact: true }).click()
    const dialog = seller.getByRole('dialog')
    await dialog.getByLabel('说明').fill('发布时体验武器还没有到期，可以退一部分差价。')
    await expectFine(seller)
    await dialog.getByRole('button', { name: '回应', exact: true }).click()
    await expect(seller.getByRole('heading', { name: '和解方案' })).toBeVisible()
    const most = (Number(price) / 4).toFixed(2)
    await seller.getByLabel('我提出退给买家多少元').fill(most)
    await seller.getByRole('button', { name: '发出我的方案' }).click()
    await expect(seller.getByRole('heading', { name: '等买家回复你的方案' })).toBeVisible()
    await expectFine(seller)
  })

  await test.step('the archive holds what it lists', async () => {
    await buyer.reload()
    const [download] = await Promise.all([
      buyer.waitForEvent('download'),
      buyer.getByRole('link', { name: '下载全部凭证' }).click(),
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

  await test.step('the buyer accepts, and both see how the money is divided', async () => {
    await expect(buyer.getByRole('heading', { name: '待你回复卖家的方案' })).toBeVisible()
    await expectFine(buyer)
    await buyer.getByRole('button', { name: /^接受退/ }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '接受方案' }).click()
    await expect(buyer.getByRole('heading', { name: '售后已完成' })).toBeVisible()
    await expectFine(buyer)
    await expect(seller.getByRole('heading', { name: '售后已完成' })).toBeVisible()
  })

  await seller.goto(`${origin}/center/buyers/buyComplaint`)
  await expect(seller.getByRole('heading', { name: '售后' })).toBeVisible()
  await expectFine(seller)
  for (const one of watched) await expectQuiet(one)
})
