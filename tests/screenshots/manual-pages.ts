import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { openSettled, settled } from '../../e2e/support/settled'
import { logInStaff } from '../../e2e/support/staff'

const OUT = 'docs/zh/images'
/** Of a demo: an owner and a member of customer service of the platform, and the owner of a distributor on its host. */
const PLATFORM = '13800000004'
const SERVICE = '13800000003'
const DISTRIBUTOR = { mobile: '13800000032', host: 'songjian' }

interface Shot {
  name: string
  path: string
  /** Done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

const CONSOLE: readonly Shot[] = [
  { name: 'overview', path: '/console/overview' },
  { name: 'goods', path: '/console/goods', prepare: openFirstRow },
  { name: 'withdrawals', path: '/console/withdrawals', prepare: openFirstRow },
  { name: 'rules', path: '/console/rules' },
  { name: 'articles', path: '/console/articles' },
  { name: 'ledger', path: '/console/ledger' },
]
const DESK: readonly Shot[] = [
  { name: 'desk', path: '/desk?queue=mine', prepare: openFirstOrder },
  { name: 'disputes', path: '/desk?queue=disputes', prepare: openFirstOrder },
]
const SITE: readonly Shot[] = [
  { name: 'site', path: '/console/site', prepare: waitForPreview },
  { name: 'hosts', path: '/console/hosts', prepare: bindHost },
  { name: 'shares', path: '/console/shares' },
]

/** Takes the pictures of the Chinese manuals from a demo at this origin. */
export async function takeManualPictures(browser: Browser, origin: string): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  await takeAll(browser, origin, PLATFORM, CONSOLE)
  await takeAll(browser, origin, SERVICE, DESK)
  await takeAll(browser, origin.replace('//', `//${DISTRIBUTOR.host}.`), DISTRIBUTOR.mobile, SITE)
}

async function takeAll(browser: Browser, origin: string, mobile: string, shots: readonly Shot[]): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/login?returnUrl=/console`)
  await logInStaff(page, mobile)
  for (const { name, path, prepare } of shots) {
    await openSettled(page, origin + path)
    await prepare?.(page)
    await settled(page)
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(join(OUT, `${name}.webp`))
    process.stdout.write(`${OUT}/${name}.webp\n`)
  }
  await context.close()
}

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('.ant-table-row').first().click()
}

async function openFirstOrder(page: Page): Promise<void> {
  await page.locator('section[aria-label="队列"] li').last().click()
  await page.locator('section[aria-label="订单群聊"]').waitFor()
  await page.locator('aside[aria-label="订单卡"]').waitFor()
}

async function waitForPreview(page: Page): Promise<void> {
  await page.locator('iframe').first().waitFor()
}

/** So that the picture shows the record to add; bound already when the pictures were taken from this demo before. */
async function bindHost(page: Page): Promise<void> {
  const record = page.getByText('方法一')
  if (!(await record.isVisible())) {
    await page.getByLabel('绑定域名').fill('www.songjian.example.com')
    await page.getByRole('button', { name: '绑定', exact: true }).click()
  }
  await record.waitFor()
}
