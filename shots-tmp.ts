import { chromium } from '@playwright/test'
import { generateSync } from 'otplib'
const O = 'http://localhost:3957'
const browser = await chromium.launch({ executablePath: process.env.CHROME || undefined })
const W = [1440, 390]
async function login(phone: string) {
  const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await ctx.newPage()
  await page.goto(`${O}/login`)
  await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/comm/getNews?type=1')).json()) as any
    localStorage.setItem('noticeRead', data.list.map((i: any) => i.code).join(','))
  })
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('textbox', { name: '密码' }).fill('demo1234')
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}
const shot = async (page: any, path: string, name: string, widths = W) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(O + path)
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/agree2/shots/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await page.waitForTimeout(300)
  const over = await page.evaluate(() => document.documentElement.scrollWidth)
  if (over > 320) console.log('OVERFLOW', name, over)
}
const sns = JSON.parse(process.env.SNS ?? '{}')
const buyer = await login('13800000001')
for (const [name, sn] of Object.entries(sns.agreements)) await shot(buyer, `/center/agreement/${sn}`, `buyer-${name}`)
await shot(buyer, `/center/buyers/buyGuarantee?orderSn=${sns.claim}`, 'buyer-claim')
await shot(buyer, `/center/buyers/buyOrderDetail?orderSn=${sns.agreements.toBuyer}`, 'buyer-order')
const seller = await login('13800000002')
await shot(seller, `/center/agreement/${sns.agreements.toSeller}`, 'seller-toSeller')
await shot(seller, `/center/agreement/${sns.agreements.toBuyer}`, 'seller-toBuyer')
await shot(seller, `/center/buyers/buyGuarantee?orderSn=${sns.claim}`, 'seller-claim')
await shot(buyer, '/kfyz/agreement', 'kfyz')
const staff = await login('13800000004')
await staff.goto(`${O}/console`)
await staff.waitForTimeout(1500)
const box = staff.getByRole('textbox').first()
await box.fill(generateSync({ secret: 'HENGJIDEMOSTAFFKEYHENGJIDEMOSTAF' }))
await box.press('Enter')
await staff.waitForTimeout(2500)
await staff.setViewportSize({ width: 1440, height: 900 })
await shot(staff, '/console/agreements', 'console-agreements')
await shot(staff, '/console/claims', 'console-claims', [1440])
await staff.setViewportSize({ width: 1440, height: 900 })
await staff.goto(`${O}/desk?queue=claims`); await staff.waitForTimeout(2500)
await staff.getByRole('button', { name: /审\s?理/ }).first().click(); await staff.waitForTimeout(1200)
await staff.screenshot({ path: '/tmp/agree2/shots/desk-claim-1440.png' })
await staff.setViewportSize({ width: 390, height: 900 }); await staff.waitForTimeout(500)
await staff.screenshot({ path: '/tmp/agree2/shots/desk-claim-390.png' })
await staff.setViewportSize({ width: 1440, height: 900 })
await staff.goto(`${O}/console/blacklist`); await staff.waitForTimeout(1500)
await staff.getByText('找回账号').first().click(); await staff.waitForTimeout(800)
await staff.screenshot({ path: '/tmp/agree2/shots/console-black-1440.png' })
await browser.close()
