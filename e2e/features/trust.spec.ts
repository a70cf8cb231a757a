import { crc32, deflateSync } from 'node:zlib'
import { BUYER, expectQuiet, hostOf, logIn, watch } from '../support/people'
import { openSettled } from '../support/settled'
import { expect, type Page, test } from '../support/test'

const origin = () => process.env.E2E_ORIGIN ?? ''
/** From the demo data. */
const [GENUINE, LISTED] = ['2850001031', '3900001024']

/** Returns a plain picture; the browser re-compresses it and the server re-encodes it. */
function png(size = 64): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(size * (size * 3 + 1), 120)
  for (let y = 0; y < size; y++) rows[y * (size * 3 + 1)] = 0
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function logInAt(page: Page, path: string): Promise<void> {
  await page.goto(`${origin()}/login?returnUrl=${encodeURIComponent(path)}`)
  await logIn(page, BUYER)
  await expect(page).toHaveURL(new RegExp(path))
}

test('the side menu’s dialog verifies a service contact by keyboard alone', async ({ page }) => {
  const watched = watch(page)
  await openSettled(page, origin())
  const entry = page.getByRole('link', { name: '验真', exact: true })
  await entry.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '安全查询' })
  await expect(dialog).toBeVisible()
  const field = dialog.getByLabel('客服QQ号')
  for (let i = 0; i < 8 && !(await field.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('0123')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('请输入正确的客服QQ号')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(GENUINE)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`已核实：${GENUINE} 是真客服`)).toBeVisible()

  await dialog.getByRole('tab', { name: '客服验真' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: '黑号查询' })).toBeFocused()
  await dialog.getByLabel(/QQ、微信、手机号或游戏账号/).focus()
  await page.keyboard.type(LISTED)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast', { hasText: '请先登录' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: '登录后查询' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entry).toBeFocused()
  await expectQuiet(watched)
})

test('the verification page tells genuine service staff from fake ones, per distributor', async ({ page }) => {
  await openSettled(page, `${origin()}/kfyz`)
  await page.getByLabel('客服QQ号').fill(LISTED)
  await page.getByRole('button', { name: '立即验真' }).click()
  await expect(page.getByText(`已核实：${LISTED} 是冒充的客服`)).toBeVisible()
  await page.getByRole('button', { name: '微信', exact: true }).click()
  await page.getByLabel('客服微信号').fill('hengji-kefu01')
  await page.getByRole('button', { name: '立即验真' }).click()
  await expect(page.getByText('已核实：hengji-kefu01 是真客服')).toBeVisible()

  await openSettled(page, `${hostOf(origin(), 'songjian')}/kfyz`)
  await page.getByRole('button', { name: '微信', exact: true }).click()
  await page.getByLabel('客服微信号').fill('hengji-kefu01')
  await page.getByRole('button', { name: '立即验真' }).click()
  await expect(page.getByText('已核实：hengji-kefu01 是冒充的客服')).toBeVisible()
})

test('a member looks up an account in the blacklist and reads the ruling', async ({ page }) => {
  await logInAt(page, '/black')
  const field = page.getByLabel(/QQ、微信、手机号或游戏账号/)
  await page.getByRole('button', { name: '查询黑名单' }).click()
  await expect(page.getByText('请输入要查询的黑号')).toBeVisible()
  await field.fill('39000010')
  await page.getByRole('button', { name: '查询黑名单' }).click()
  await expect(page.getByText('该账号无不良记录')).toBeVisible()
  await field.fill('他骗了我，号忘了')
  await page.getByRole('button', { name: '查询黑名单' }).click()
  await expect(page.getByText('未查询到结果，请核对后重新输入')).toBeVisible()
  await field.fill(LISTED)
  await page.getByRole('button', { name: '查询黑名单' }).click()
  await expect(page.getByText('该账号是黑号')).toBeVisible()
  await page.getByRole('link', { name: '查看处理结果' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('冒充平台客服索要“保证金”')
  await expect(page.getByText('《黑名单管理规则》第三条第二款').first()).toBeVisible()
  expect(await page.content()).not.toContain(LISTED)
})

test('a member reports an account with a picture and finds the report again', async ({ page }) => {
  const watched = watch(page)
  await logInAt(page, '/black/releaseBlack')
  await page.getByLabel(/账号类型/).selectOption('2')
  const account = `pianzi_${Date.now().toString(36)}`
  await page.getByRole('textbox', { name: /被举报账号/ }).fill('x')
  await page.getByRole('button', { name: '提交举报' }).click()
  await expect(page.getByText('微信号格式错误，请填写微信绑定的手机号')).toBeVisible()
  await page.getByRole('textbox', { name: /被举报账号/ }).fill(account)
  await page.getByLabel(/举报原因/).selectOption('offSite')
  await page.getByLabel(/事情经过/).fill('昨晚八点对方加我微信，要我转账200元到个人收款码，收款后就把我拉黑了。')
  await page
    .getByLabel('证据图片', { exact: true })
    .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: png() })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: '提交举报' }).click()
  await expect(page.getByText('举报已提交')).toBeVisible()
  await page.getByRole('link', { name: '查看进度' }).click()
  const report = page
    .getByRole('listitem')
    .filter({ hasText: `微信 pi****${account.slice(-2)}` })
    .first()
  await expect(report.getByText('审核中')).toBeVisible()
  await expect(report.getByRole('img', { name: '证据图片 1' })).toBeVisible()
  await expectQuiet(watched)
})

test('blacklist pages ask visitors to log in for member actions, and cases can be filtered by URL', async ({
  page,
}) => {
  for (const path of ['/black/center', '/black/releaseBlack']) {
    await page.goto(origin() + path)
    await expect(page.getByText('请先登录')).toBeVisible()
    await expect(page.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      `/login?returnUrl=${encodeURIComponent(path)}`,
    )
  }
  await page.goto(`${origin()}/eventCase`)
  await page.getByRole('link', { name: /^账号找回 \d+$/ }).click()
  await expect(page).toHaveURL(/kind=retrieval/)
  const first = page.getByRole('heading', { level: 3 }).first()
  const title = await first.innerText()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { name: '处理理由' })).toBeVisible()
  await page.goto(`${origin()}/eventCase?gid=105`)
  await expect(page.getByText('没有符合条件的案例')).toBeVisible()
})
