import { randomUUID } from 'node:crypto'
import { Visitor } from '../../tests/support/visitor'
import { ownProgram } from '../support/own-program'
import { BUYER, logIn, SELLER } from '../support/people'
import { publish } from '../support/publish'
import { expect, test } from '../support/test'

/**
 * A server of its own, because the test restarts it; held income is released at once, and the seller delivers without
 * staff.
 */
const program = ownProgram(
  'restart',
  `insert into platform_rules (key, value) values ('holdHours', '0'), ('staffSteps', '"optional"')`,
)

test('messages, sessions and released income survive a cold restart', async ({ page }) => {
  const { origin } = program
  const [buyer, seller] = [new Visitor(origin), new Visitor(origin)]
  await Promise.all([buyer.logIn(BUYER), seller.logIn(SELLER)])
  const { goodsSn, price } = await publish(seller, { price: '128.50' })
  const { orderSn } = await buyer.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
  await buyer.do('POST /pay/balancePay', { orderSn, payPassword: '246810' }, { key: randomUUID() })
  await page.goto(
    `${origin}/login?returnUrl=${encodeURIComponent(`/chatSystem?status=1&returnType=1&orderSn=${orderSn}`)}`,
  )
  await logIn(page, SELLER)
  await page.getByPlaceholder('输入消息').fill('重启前说的话')
  await page.getByPlaceholder('输入消息').press('Enter')
  await expect(page.getByRole('log').getByText('重启前说的话')).toHaveCount(1)
  const balance = async () => Number((await seller.do('GET /user/userInfo', {})).coin)
  const before = await balance()
  await seller.do('POST /order/act', {
    orderSn,
    action: 'deliver',
    account: 'game-77',
    password: 'Secret-1',
  })
  await buyer.do('POST /order/confirmRecGoods', { orderId: orderSn }, { key: randomUUID() })
  await expect.poll(balance).toBeCloseTo(before + 128.5 * 0.94, 2)

  expect(await program.stop()).toBe(0)
  await program.start()
  expect(await balance()).toBeCloseTo(before + 128.5 * 0.94, 2)
  await page.goto(`${origin}/chatSystem?status=3&returnType=1&orderSn=${orderSn}`)
  await expect(page.getByRole('log').getByText('重启前说的话')).toHaveCount(1)
})
