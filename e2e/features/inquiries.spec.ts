import { Member } from '../support/members'
import { publish } from '../support/publish'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string

test('buyer and seller talk privately about an item, and the seller blocks the buyer', async ({ browser }) => {
  const [buyerMember, sellerMember] = await Promise.all([Member.create(), Member.create()])
  const item = await publish(sellerMember.visitor, { price: '66.00' })
  const buyer = await buyerMember.open(browser)
  await openSettled(buyer, `${ORIGIN()}/detail/${item.goodsSn}`)
  await buyer.getByRole('button', { name: '咨询卖家' }).click()
  await buyer.getByRole('textbox', { name: '问卖家' }).fill('能便宜点吗，微信：abc123456')
  await buyer.getByRole('button', { name: '发送' }).click()
  await expect(buyer.getByText('联系方式已隐藏，对方看到的是 *')).toBeVisible()

  const shop = await sellerMember.open(browser)
  await openSettled(shop, `${ORIGIN()}/center/inquiries`)
  await shop.getByText('买家咨询 1').click()
  const row = shop.getByRole('link').filter({ hasText: '能便宜点吗' })
  await expect(row).not.toContainText('abc123456')
  await row.click()
  await shop.getByRole('textbox', { name: '回复买家' }).fill('最低 60')
  await shop.getByRole('button', { name: '发送' }).click()
  await expect(shop.getByRole('list', { name: '咨询记录' })).toContainText('最低 60')
  await expect(buyer.getByRole('list', { name: '咨询记录' })).toContainText('最低 60')

  await shop.getByRole('button', { name: '屏蔽' }).click()
  await shop.getByRole('dialog').getByRole('button', { name: '屏蔽' }).click()
  await expect(shop.getByText('你已屏蔽对方，解除屏蔽后可以回复')).toBeVisible()
  await buyer.getByRole('textbox', { name: '问卖家' }).fill('在吗')
  await buyer.getByRole('button', { name: '发送' }).click()
  await expect(buyer.getByText('卖家已停止接收你的咨询').first()).toBeVisible()
})
