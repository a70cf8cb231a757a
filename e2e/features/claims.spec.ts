import { runSql } from '../../tests/support/run-sql'
import { Visitor } from '../../tests/support/visitor'
import { expectFine } from '../support/accessible'
import { Member } from '../support/members'
import { BUYER, expectQuiet, logIn, SELLER, watch } from '../support/people'
import { sharedDataDir, sharedOrigin } from '../support/program'
import { expect, test } from '../support/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const room = (orderSn: string): string => `${sharedOrigin()}/center/buyers/buyGuarantee?orderSn=${orderSn}`

test('a draft becomes a claim, staff approve it, and it is paid automatically on the seventh day', async ({
  browser,
}) => {
  const buyer = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  const seller = await (await browser.newContext({ viewport: PHONE })).newPage()
  const watched = [watch(buyer), watch(seller)]
  await buyer.goto(`${sharedOrigin()}/login?returnUrl=%2Fcenter%2Fbuyers%2FbuyGuarantee`)
  await logIn(buyer, BUYER)
  await seller.goto(`${sharedOrigin()}/login?returnUrl=%2Fcenter%2Fbuyers%2FbuyGuarantee`)
  await logIn(seller, SELLER)
  const one = await new Visitor(sharedOrigin()).logIn(BUYER, 'demo1234')
  const draft = (await one.do('GET /claim/list', { pageSize: '20' })).list.find(({ stage }) => stage === 'draft')
  if (!draft) throw new Error('the demo data has no draft of a claim')
  const { orderSn, claimSn } = draft

  await test.step('the buyer finds the draft, says what happened and shows it', async () => {
    await expect(buyer.getByRole('heading', { name: '包赔理赔', level: 1 })).toBeVisible()
    await expectFine(buyer)
    await buyer
      .getByRole('link', { name: new RegExp(draft.title.slice(0, 8)) })
      .first()
      .click()
    await expect(buyer.getByRole('heading', { name: '申请理赔' })).toBeVisible()
    await buyer.getByRole('button', { name: '提交理赔' }).click()
    await expect(buyer.getByText('请上传至少 1 张截图')).toBeVisible()
    await expectFine(buyer)
    await buyer.getByLabel('详细情况').fill('早上登录提示密码错误，找回页显示绑定手机已经不是我的。')
    const picture = await buyer.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
    const file = { name: 'a.png', mimeType: 'image/png', buffer: picture }
    await Promise.all([
      buyer.waitForResponse((response) => response.url().includes('/comm/uploadImage') && response.ok()),
      buyer.locator('input[type=file]').first().setInputFiles(file),
    ])
    await expect(buyer.locator('form img').first()).toBeVisible()
    await buyer.getByRole('button', { name: '提交理赔' }).click()
    await expect(buyer.getByRole('heading', { name: '等客服处理' })).toBeVisible()
    await expect(buyer.getByRole('timer', { name: '剩余审核时间' })).toBeVisible()
    await expectFine(buyer)
  })

  await test.step('the seller is notified, and says what he knows on a phone', async () => {
    await seller.goto(room(orderSn))
    await expect(seller.getByRole('heading', { name: '买家申请理赔，请说明情况' })).toBeVisible()
    await expectFine(seller)
    await seller.getByRole('button', { name: '补充凭证' }).click()
    const dialog = seller.getByRole('dialog')
    await dialog.getByLabel('说明').fill('账号交易后我没有登录过，可以协助联系原号主。')
    await expectFine(seller)
    await dialog.getByRole('button', { name: '补充凭证' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('staff grant it; both see until when, and what becomes of the money', async () => {
    const { visitor: staff } = await Member.create({ staff: 'service' })
    const facts = '登录记录显示账号从新设备改绑，改绑所用身份与原实名一致。'
    await staff.do('POST /desk/decideClaim', { claimSn, grant: '1', facts, rule: '包赔规则 3.2' })
    await expect(buyer.getByRole('heading', { name: '理赔已通过，等待找回期满' })).toBeVisible()
    await expect(buyer.getByRole('timer', { name: '平台垫付倒计时' })).toBeVisible()
    await expect(buyer.getByText(facts)).toBeVisible()
    await expectFine(buyer)
    await expect(seller.getByRole('heading', { name: '待你归还账号或赔付' })).toBeVisible()
    await expectFine(seller)
  })

  await test.step('no one does anything, and the clock pays', async () => {
    await runSql(sharedDataDir(), `update claims set due_at = now() where sn = '${claimSn}'`)
    await expect(buyer.getByRole('heading', { name: '已垫付，赔款到账' })).toBeVisible()
    await expectFine(buyer)
    await expect(seller.getByRole('heading', { name: '平台已垫付' })).toBeVisible()
    await expectFine(seller)
    const { list } = await one.do('GET /user/findBalanceRecord', { page: '1' })
    // Other demo orders complete meanwhile.
    expect(list.filter(({ kindName }) => kindName === '包赔赔付').map(({ amount }) => amount)).toContain(draft.amount)
  })

  for (const page of watched) await expectQuiet(page)
})

test('the service agent of an order can be rated once, on a phone', async ({ browser }) => {
  const buyer = await (await browser.newContext({ viewport: PHONE })).newPage()
  const watched = watch(buyer)
  const one = await new Visitor(sharedOrigin()).logIn(BUYER, 'demo1234')
  const { orderList } = await one.do('GET /order/queryOrderList', {
    belong: '2',
    status: '3',
    pages: '1',
    pageSize: '60',
  })
  let orderSn = ''
  for (const order of orderList) {
    const conf = await one.do('GET /comm/customerServiceCommentConf', { orderSn: order.orderSn, belongIndex: '0' })
    if (conf.state === 'open') orderSn = order.orderSn
    if (orderSn) break
  }
  const address = `/customerAssess?orderSn=${orderSn}&belongIndex=0&typeIndex=1&timer=0`
  await buyer.goto(`${sharedOrigin()}/login?returnUrl=${encodeURIComponent(address)}`)
  await logIn(buyer, BUYER)
  await expect(buyer.getByRole('heading', { name: '评价客服' })).toBeVisible()
  await buyer.getByRole('radio', { name: '很满意', exact: true }).check()
  await buyer.getByRole('checkbox', { name: '回复快' }).check()
  await expectFine(buyer)
  await buyer.getByRole('button', { name: '提交评价' }).click()
  await expect(buyer.getByText(/已评价：很满意，回复快/)).toBeVisible()
  for (const viewport of [PHONE, DESKTOP]) {
    await buyer.setViewportSize(viewport)
    await expectFine(buyer)
  }
  await expectQuiet(watched)
})
