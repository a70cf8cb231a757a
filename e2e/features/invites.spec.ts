import { expectFine } from '../support/accessible'
import { Member } from '../support/members'
import { expectQuiet, watch } from '../support/people'
import { expect, type Page, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string

const SIZES = [
  [1440, 900],
  [390, 844],
] as const

const expectClean = (page: Page) => expectFine(page, { within: '.c-main' })

for (const [width, height] of SIZES)
  test(`a member invites others, pays a shop deposit and downloads the statement at ${width}`, async ({ browser }) => {
    const member = await Member.create({ balance: '600.00' })
    const page = await member.open(browser, '/center/extend/invitationCode', { viewport: { width, height } })
    const watched = watch(page)
    const link = page.getByRole('textbox', { name: '邀请链接' })
    await expect(link).toHaveValue(/\/register\?invitecode=\w+$/)
    await page.getByRole('button', { name: '生成海报' }).click()
    const save = page.getByRole('button', { name: '保存图片' })
    await expect(save).toBeEnabled()
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(file.suggestedFilename()).toMatch(/邀请码\w+\.png$/)
    await page.keyboard.press('Escape')
    await expectClean(page)

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(await link.inputValue())
    const code = new URL(await link.inputValue()).searchParams.get('invitecode') as string
    await expect(stranger.getByLabel('邀请码（选填）')).toHaveValue(code)

    await page.goto(`${ORIGIN()}/center/extend/extendMyExtension`)
    await page.getByRole('button', { name: '奖励明细' }).click()
    await expect(page.getByRole('group', { name: '状态' })).toBeVisible()
    await expectClean(page)

    await page.goto(`${ORIGIN()}/center/myself/depositWithdraw`)
    const shop = page.getByRole('article', { name: /^店铺保证金/ })
    await shop.getByRole('button', { name: '缴纳' }).click()
    await page.getByLabel(/支付密码/).fill('246810')
    await page.getByRole('button', { name: '缴纳 ¥500.00' }).click()
    await expect(shop.getByText('已缴纳')).toBeVisible()
    await expectClean(page)

    await page.goto(`${ORIGIN()}/center/assets/assetsFinancing`)
    await expect(page.getByText('店铺保证金')).toBeVisible()
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载 CSV' }).click(),
    ])
    expect(statement.suggestedFilename()).toMatch(/^对账单_.+\.csv$/)
    await expectClean(page)
    await expectQuiet(watched)
  })
