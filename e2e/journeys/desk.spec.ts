import { randomUUID } from 'node:crypto'
import { expectFine } from '../support/accessible'
import { Member, PAY_PASSWORD } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { sharedOrigin } from '../support/program'
import { publish } from '../support/publish'
import { signAgreement } from '../support/sign'
import { expect, test } from '../support/test'

test('an agent claims a paid account sale, verifies it, delivers it and rules on its dispute', async ({ browser }) => {
  const origin = sharedOrigin()
  const [buyerMember, sellerMember, agent] = await Promise.all([
    Member.create({ balance: '400.00' }),
    Member.create(),
    Member.create({ staff: 'service' }),
  ])
  const { goodsSn, price } = await publish(sellerMember.visitor, { price: '320.00' })
  const { orderSn } = await buyerMember.visitor.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
  await buyerMember.visitor.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
  const orderPage = `${origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`
  const disputePage = `${origin}/center/buyers/buyComplaint?orderSn=${orderSn}`
  const buyer = await buyerMember.open(browser)
  const seller = await sellerMember.open(browser, '', { viewport: { width: 390, height: 844 } })
  const staff = await agent.open(browser, '', { viewport: { width: 1440, height: 900 } })
  const watched = [watch(buyer), watch(seller), watch(staff)]

  await test.step('the agent takes the order from a colleague', async () => {
    await staff.goto(`${origin}/desk?queue=unassigned&orderSn=${orderSn}`)
    await expect(staff.getByRole('navigation', { name: '队列' })).toBeVisible()
    await expect(staff.getByRole('heading', { name: '步骤' })).toBeVisible()
    await staff
      .getByRole('button', { name: /接\s?手/ })
      .first()
      .press('Enter')
    // It was given to a colleague on duty, who reads why it is taken.
    const asking = staff.getByRole('dialog', { name: '由你接手？' })
    await asking.getByLabel('接手原因').fill('卖家找我跟进')
    await asking.getByRole('button', { name: '由我接手' }).click()
    await expect(asking).toHaveCount(0)
    // The button disappears after the response, but the focus must not be lost.
    const steps = staff.locator('section').filter({ has: staff.getByRole('heading', { name: '步骤' }) })
    await expect(steps.last()).toBeFocused()
    await expect(staff.getByText('你的身份已核验')).toBeVisible()
    await expectFine(staff)
  })

  await test.step('the agent writes to both parties, and a note that only staff read', async () => {
    await staff.getByRole('textbox', { name: '消息' }).fill('正在核对，请先不要登录账号。')
    await staff
      .getByRole('button', { name: /发\s?送/, exact: true })
      .last()
      .click()
    await expect(staff.getByRole('log')).toContainText('正在核对')
    await staff.getByText('备注', { exact: true }).click()
    await staff.getByRole('textbox', { name: '内部备注' }).fill('卖家换过绑定手机，盯一天')
    await staff.getByRole('button', { name: '保存备注' }).click()
    await expect(staff.getByRole('log')).toContainText('内部备注：卖家换过绑定手机')
    await seller.goto(`${origin}/chatSystem?orderSn=${orderSn}`)
    await expect(seller.getByRole('log')).toContainText('正在核对，请先不要登录账号。')
    await expect(seller.getByText('盯一天')).toHaveCount(0)
  })

  await test.step('the seller submits the account, which the agent alone reads', async () => {
    await seller.getByRole('button', { name: '订单详情', exact: true }).click()
    await seller.getByRole('button', { name: '提交账号', exact: true }).click()
    await seller.getByLabel('游戏账号').fill('hero@game')
    await seller.getByRole('textbox', { name: '密码' }).fill('Secret-77')
    await seller.getByRole('dialog').getByRole('button', { name: '提交账号', exact: true }).click()
    await staff.getByRole('button', { name: '查看账号密码' }).click()
    await expect(staff.getByRole('dialog')).toContainText('Secret-77')
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('dialog')).toHaveCount(0)
    await expect(buyer.getByText('Secret-77')).toHaveCount(0)
  })

  await test.step('the agent verifies the account with a capture, and the buyer agrees', async () => {
    await staff.getByRole('button', { name: '验号通过' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(await pngFile())
    await dialog.getByLabel(/核对说明/).fill('登录核对，皮肤与绑定一致。')
    await expect(dialog.locator('img[src^="/media/"]')).toBeVisible()
    await expectFine(staff)
    await dialog.getByRole('button', { name: '验号通过' }).click()
    await expect(dialog).toHaveCount(0)
    await buyer.goto(orderPage)
    await buyer.getByRole('button', { name: '确认验号结果' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '确认验号结果' }).click()
    await expect(buyer.getByRole('heading', { name: '等待卖家签署转让协议' })).toBeVisible()
  })

  await test.step('both sign the transfer agreement, the seller on a phone, and the agent sees who has signed', async () => {
    await seller.goto(`${origin}/center/agreement/${orderSn}`)
    await signAgreement(seller, sellerMember.phone)
    await buyer.goto(`${origin}/center/agreement/${orderSn}`)
    await signAgreement(buyer, buyerMember.phone)
    await buyer.goto(orderPage)
    await expect(buyer.getByRole('heading', { name: '换绑中' })).toBeVisible()
    await expect(staff.getByText('已签署').first()).toBeVisible()
  })

  await test.step('the agent hands the rebound account over for the seller', async () => {
    await staff.getByRole('button', { name: '代卖家发货' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('radio', { name: '用卖家已提交的账号' }).check()
    await dialog.getByLabel('换绑后的新密码').fill('Secret-99')
    await dialog.getByRole('button', { name: '代卖家发货' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(buyer.getByRole('heading', { name: '请检查并确认收货' })).toBeVisible()
  })

  await test.step('the buyer opens a dispute, the seller answers, and the buyer asks for a ruling', async () => {
    await buyer.goto(disputePage)
    await buyer.getByLabel('发生了什么').fill('商品写红武六把，上号只有四把，另外两把是限时体验。')
    await buyer
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pngFile())
    await expect(buyer.locator('form img[src^="/media/"]')).toBeVisible()
    await buyer.getByRole('button', { name: '提交售后' }).click()
    await expect(buyer.getByRole('heading', { name: /等卖家回应/ })).toBeVisible()
    await seller.goto(disputePage)
    await seller.getByRole('button', { name: '回应', exact: true }).click()
    await seller.getByRole('dialog').getByLabel('说明').fill('发布时体验武器还没有到期，可以退一部分差价。')
    await seller.getByRole('dialog').getByRole('button', { name: '回应', exact: true }).click()
    await expect(seller.getByRole('heading', { name: '和解方案' })).toBeVisible()
    await buyer.reload()
    await buyer.getByRole('button', { name: '申请客服介入' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: '申请客服介入' }).click()
    await expect(buyer.getByRole('heading', { name: '等客服处理' })).toBeVisible()
  })

  await test.step('the agent rules a partial refund with a reason', async () => {
    await staff.setViewportSize({ width: 1280, height: 800 })
    await staff.goto(`${origin}/desk?queue=disputes`)
    await expect(
      staff
        .getByRole('region', { name: '队列' })
        .getByText(/上号只有四把/)
        .first(),
    ).toBeVisible()
    await staff.goto(`${origin}/desk?queue=disputes&orderSn=${orderSn}`)
    await staff.getByRole('button', { name: '处理售后' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('radio', { name: '部分退款' }).check()
    await dialog.getByLabel(/退给买家/).fill('100')
    const send = dialog.getByRole('button', { name: '提交处理结果' })
    await dialog.getByLabel('引用规则').click()
    await staff.getByTitle(/^描述规则 2.4/).click()
    await dialog.getByLabel(/理由/).fill('卖家离线')
    await expect(send).toBeDisabled()
    await dialog.getByLabel(/理由/).fill('发布快照没有标明其中两把的到期日，交付截图显示已到期，按描述规则认定为不符。')
    await expectFine(staff)
    await send.click()
    await expect(dialog).toHaveCount(0)
    await expect(buyer.getByRole('heading', { name: '处理结果已出' })).toBeVisible()
    await expect(buyer.getByText('¥100.00').first()).toBeVisible()
    await expectFine(staff)
  })
  for (const one of watched) await expectQuiet(one)
})
