import sharp from 'sharp'
import { Visitor } from '../../tests/support/visitor'
import { ownProgram } from '../support/own-program'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { publish } from '../support/publish'
import { expect, type Page, test } from '../support/test'

/** Own program and data: here staff must verify accounts. */
test.describe.configure({ mode: 'serial' })
const program = ownProgram(
  'sale',
  `insert into platform_rules (key, mode, value) values ('staffSteps', 'account', '"required"')`,
)

const SERVICE = '13800000003'
const PICTURE = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()

const openAs = async (page: Page, phone: string): Promise<void> => {
  await page.goto(`${program.origin}/login`)
  await logIn(page, phone)
}

test('staff take an account, verify it, and its parties rebind and hand it over', async ({ browser }) => {
  const pageOf = async () => (await browser.newContext()).newPage()
  const [buyer, seller] = [await pageOf(), await pageOf()]
  const watched = [watch(buyer), watch(seller)]
  await openAs(buyer, BUYER)
  await openAs(seller, SELLER)
  const { goodsSn, price } = await publish(await new Visitor(program.origin).logIn(SELLER), { price: '320.00' })
  const shopper = await new Visitor(program.origin).logIn(BUYER)
  const { orderSn } = await shopper.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
  await shopper.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
  const order = `${program.origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await buyer.goto(order)
  await seller.goto(order)
  await heading(buyer, '等待客服接入')
  await heading(seller, '等待客服接入')
  await expect(seller.getByRole('button', { name: '交付', exact: true })).toHaveCount(0)

  const staff = await new Visitor(program.origin).logInStaff(SERVICE)
  await staff.do('POST /desk/orderAct', { orderSn, action: 'assign' })
  await heading(buyer, '客服正在验号')
  await heading(seller, '请在群里配合客服验号')
  await test.step('staff say who they are, beside the word only the reader knows', async () => {
    await buyer.goto(`${program.origin}/chatSystem?status=1&returnType=0&orderSn=${orderSn}`)
    const said = buyer.getByRole('article').filter({ hasText: '我是平台客服' })
    await expect(said).toContainText('暗号：南山有猫2026')
    await buyer.goto(order)
  })

  const { uploadId, token } = await staff.do('GET /comm/imagesTempUploadToken', { purpose: 'evidence' })
  const file = new Blob([(await PICTURE()) as BlobPart], { type: 'image/png' })
  const { data } = await staff.upload('POST /comm/uploadImage', { uploadId, token }, file)
  const shown = { note: '登录核对，皮肤与绑定一致', pictures: JSON.stringify([data.key]) }
  await staff.do('POST /desk/orderAct', { orderSn, action: 'verified', ...shown })
  await heading(buyer, '轮到你：看验号结果')
  await heading(seller, '验号通过，等待买家确认')
  for (const page of [buyer, seller]) {
    const proofs = page.getByRole('region', { name: '交易凭证' })
    await expect(proofs).toContainText('平台客服')
    await expect(proofs.getByRole('button', { name: /SHA-256/ })).toBeVisible()
  }

  await buyer.getByRole('button', { name: '取消交易' }).click()
  await expect(buyer.getByRole('dialog')).toContainText('一半给卖家、一半归平台')
  await buyer.getByRole('dialog').getByRole('button', { name: '返回' }).click()
  await buyer.getByRole('button', { name: '确认换绑' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: '确认换绑' }).click()
  await heading(buyer, '换绑中')
  await expect(buyer.getByRole('button', { name: '取消交易' })).toHaveCount(0)
  await seller.getByRole('button', { name: '交付', exact: true }).click()
  await seller.getByLabel('游戏账号').fill('game-account-88')
  await seller.getByRole('textbox', { name: '密码' }).fill('Secret-Pass-2')
  await seller.getByRole('dialog').getByRole('button', { name: '交付', exact: true }).click()
  await heading(buyer, '请检查并确认收货')
  for (const one of watched) await expectQuiet(one)
})
