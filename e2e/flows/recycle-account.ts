import type { Browser, ViewportSize } from '@playwright/test'
import { Member } from '../support/members'
import { orderOf } from '../support/pay'
import { expectQuiet, watch } from '../support/people'
import { pngFile, uploadEvidence } from '../support/pictures'
import { expect } from '../support/test'

/** A member sells an account to the platform: it is offered, quoted by staff, delivered and paid in two instalments. */
export async function recycleAccount(browser: Browser, viewport: ViewportSize): Promise<void> {
  const [seller, staff, second] = await Promise.all([
    Member.create(),
    Member.create({ staff: 'service' }),
    Member.create({ staff: 'service' }),
  ])
  const page = await seller.open(browser, '/recycle/request?gid=107', { viewport })
  const watched = watch(page)
  await page.getByLabel('段位').selectOption('荣耀王者')
  await expect(page.getByText(/成交计算/)).toBeVisible()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请上传账号截图')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await pngFile())
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByLabel('QQ、微信或手机号').fill(seller.phone)
  await page.getByRole('checkbox', { name: /账号为本人实名/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.waitForURL('**/center/buyback')
  const card = page.locator('article').first()
  await expect(card.getByText('等待报价', { exact: true })).toBeVisible()

  const own = await seller.visitor.do('GET /recycling/own', {})
  const request = own.list[0]
  const { quoteId, needsSecond } = await staff.visitor.do('POST /desk/quoteRecycling', {
    requestId: String(request?.requestId),
    price: request?.estimate?.high ?? '',
  })
  if (needsSecond) await second.visitor.do('POST /desk/approveQuote', { quoteId: String(quoteId) })
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
  const pictures = JSON.stringify([await uploadEvidence(staff.visitor)])
  // perhaps it was given to this agent already
  await staff.visitor.ask('POST /desk/takeOrder', { orderSn: orderOf(page), reason: '由我验号' })
  for (const action of ['verified', 'rebound'] as const) {
    const input = {
      orderSn: orderOf(page),
      action,
      note: '与约定一致，见截图。',
      pictures,
      hasOtherLogin: '1',
    } as const
    const { waits } = await staff.visitor.do('POST /desk/orderAct', input)
    if (!waits) continue
    const { list } = await second.visitor.do('GET /console/approvals', { state: 'open' })
    const approvalId = String(list.find(({ target }) => target.endsWith(orderOf(page)))?.approvalId)
    await second.visitor.do('POST /console/decideApproval', { approvalId, accept: '1' })
  }
  await page.reload()
  await expect(page.getByText('已付 70%').first()).toBeVisible()
  await expectQuiet(watched)
}
