import { randomInt } from 'node:crypto'
import { expectFine } from '../support/accessible'
import { anyAddress } from '../support/get'
import { Member } from '../support/members'
import { expectQuiet, smsCode, watch } from '../support/people'
import { pngFile } from '../support/pictures'
import { publish } from '../support/publish'
import { openSettled } from '../support/settled'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string

test('a member sends a complaint, the agent asks, answers and refuses, and the member appeals', async ({ browser }) => {
  const [member, agent] = await Promise.all([Member.create(), Member.create({ staff: 'service' })])
  const page = await member.open(browser)
  const staff = await agent.open(browser, '', { viewport: { width: 1440, height: 900 } })
  const watched = [watch(page), watch(staff)]
  await openSettled(page, `${ORIGIN()}/service?kind=complaint`)
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByText('请写明情况，至少 10 个字')).toBeVisible()
  await page.getByRole('textbox', { name: /情况说明/ }).fill('客服两天没有回复订单里的问题，要求尽快处理')
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByRole('heading', { name: '工单已提交' })).toBeVisible()
  const caseSn = await page.getByText(/^KF\d{14}$/).innerText()
  await page.getByRole('link', { name: '查看进度' }).click()
  await expect(page.getByText('等待客服受理')).toBeVisible()
  await expectFine(page)

  await openSettled(staff, `${ORIGIN()}/console/tickets?caseSn=${caseSn}`)
  await staff.getByRole('button', { name: /受\s?理/ }).click()
  await staff.getByRole('button', { name: /回\s?复/ }).click()
  const answer = staff.getByRole('dialog', { name: '回复工单' })
  await answer.getByText('要求补充材料').click()
  await answer.getByRole('textbox', { name: '内容' }).fill('您好，请补充订单号和两次联系的时间')
  await answer.getByRole('button', { name: /发\s?送/ }).click()
  await expect(answer).toBeHidden()

  await page.reload()
  await expect(page.getByText('您好，请补充订单号和两次联系的时间')).toBeVisible()
  await page.getByRole('textbox', { name: /补充说明/ }).fill('订单 D2611211234567890，周一和周二晚上各一次')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('list', { name: '处理经过' })).toContainText('周一和周二晚上各一次')

  await staff.reload()
  await staff.getByRole('button', { name: /处\s?理$/ }).click()
  const result = staff.getByRole('dialog', { name: '处理工单' })
  await result.getByText('未通过', { exact: true }).click()
  await result.getByRole('textbox', { name: '依据的条款' }).fill('服务规则 3.1')
  await result.getByRole('textbox', { name: '理由' }).fill('已核对聊天记录，客服在时限内回复过')
  await result.getByRole('button', { name: '提交处理结果' }).click()
  await expect(result).toBeHidden()
  await expectFine(staff)

  await page.reload()
  await expect(page.getByText('处理理由：服务规则 3.1。已核对聊天记录，客服在时限内回复过')).toBeVisible()
  await page.getByRole('button', { name: '申诉' }).click()
  await page.getByRole('textbox', { name: /申诉说明/ }).fill('周二晚上的消息没有回复，请重新核对')
  await page.getByRole('button', { name: '提交申诉' }).click()
  await expect(page.getByText('申诉处理中')).toBeVisible()
  for (const one of watched) await expectQuiet(one)
})

test('a rights holder without an account sends a notice, and reads its state by number and phone', async ({ browser }) => {
  const seller = await Member.create()
  const { goodsSn } = await publish(seller.visitor, { price: '88.00' })
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`
  const options = { extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } }
  const page = await (await browser.newContext(options)).newPage()
  await openSettled(page, `${ORIGIN()}/service?kind=rights`)
  await page.getByRole('textbox', { name: /手机号/ }).fill(phone)
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(page, phone))
  await page.getByRole('button', { name: '验证手机号' }).click()
  await page.getByRole('textbox', { name: /权利人名称/ }).fill('某某工作室')
  await page.getByRole('combobox', { name: /权利类型/ }).selectOption('著作权')
  await page.getByRole('textbox', { name: /侵权商品编号/ }).fill(goodsSn)
  await page.getByRole('textbox', { name: /情况说明/ }).fill('商品图片使用了本工作室的原画，没有授权')
  await page.getByLabel(/上传凭证/).setInputFiles(await pngFile('证书.png'))
  await page.getByRole('button', { name: '提交工单' }).click()
  await expect(page.getByRole('heading', { name: '工单已提交' })).toBeVisible()
  const caseSn = await page.getByText(/^KF\d{14}$/).innerText()

  const other = await (await browser.newContext(options)).newPage()
  await openSettled(other, `${ORIGIN()}/service/case`)
  await other.getByRole('button', { name: '输入工单号' }).click()
  await other.getByRole('textbox', { name: '工单号' }).fill(caseSn.toLowerCase())
  await other.getByRole('textbox', { name: /手机号/ }).fill(phone)
  await other.getByRole('button', { name: '查进度' }).click()
  await expect(other.getByRole('heading', { name: /权利人通知/ })).toContainText('待受理')
  await expect(other.getByText('本工作室的原画')).toHaveCount(0)
  await expectFine(other)
})
