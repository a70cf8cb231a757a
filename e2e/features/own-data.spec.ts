import { readFileSync } from 'node:fs'
import { expectFine } from '../support/accessible'
import { Member } from '../support/members'
import { expectQuiet, logIn, watch } from '../support/people'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN ?? ''

for (const width of [1440, 390])
  test(`a member exports their own data at ${width}, is notified, and is the only one who may download the ZIP`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { phone } = await Member.create()
    const watched = watch(page)
    await page.goto(`${ORIGIN()}/login?returnUrl=%2Fcenter%2Fmyself%2FmyselfInfo`)
    await logIn(page, phone)
    await page.waitForURL('**/center/myself/myselfInfo')
    await page.getByRole('button', { name: '申请导出' }).click()
    const link = page.getByRole('link', { name: /^下载（.+B）$/ })
    await expect(link).toBeVisible({ timeout: 60_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/\.zip$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await expectFine(page)
    const address = new URL((await link.getAttribute('href')) ?? '', ORIGIN()).href
    const stranger = await browser.newContext()
    expect((await stranger.request.get(address)).status()).toBe(404)
    await page.goto(`${ORIGIN()}/center/notifications`)
    await expect(page.getByText('你的资料已导出').first()).toBeVisible()
    await expectQuiet(watched)
  })
