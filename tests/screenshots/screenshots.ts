import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { ensureBrowser } from '@/lib/scripts/ensure-browser'
import { openSettled } from '../../e2e/support/settled'
import { startProgram } from '../support/program'
import { Visitor } from '../support/visitor'
import { takeManualPictures } from './manual-pages'

const OUT = 'public/readme'
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

/**
 * `npm run screenshots`: takes the pictures of the README and of the Chinese manuals from the real server with its demo
 * data; `npm run screenshots -- manual` only the latter. With E2E_ORIGIN, from a demo that runs there.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shots-'))
  const { E2E_ORIGIN } = process.env
  const program = E2E_ORIGIN ? { origin: E2E_ORIGIN, stop: async () => 0 } : await startProgram({ dataDir })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
  })
  try {
    if (process.argv[2] !== 'manual') await takeReadmePictures(browser, program.origin)
    await takeManualPictures(browser, program.origin)
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function takeReadmePictures(browser: Browser, origin: string): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  const buyer = await new Visitor(origin).logIn('13800000001')
  const { list } = await buyer.do('GET /goods/getGoodsList', {
    gid: '107',
    ensure: '1',
    sort: 'priceDesc',
    maxPrice: '3000',
  })
  const item = list[0]
  if (!item) throw new Error('the demo data has no goods')
  const shot = async (name: string, path: string) => {
    await openSettled(page, origin + path)
    await save(page, name)
  }
  await shot('home', '/')
  await shot('wares', '/wares?gt=1&gid=107')
  await shot('detail', `/detail/${item.goodsSn}`)
  await shot('login', '/login')
  await context.addCookies(
    [...buyer.cookies].map(([name, value]) => ({ name, value, url: origin, httpOnly: name === 'sb' })),
  )
  await context.addCookies([
    { name: 'nickName', value: encodeURIComponent('南山老猫'), url: origin },
    { name: 'userId', value: String(buyer.userId), url: origin },
  ])
  const notices = (await buyer.do('GET /comm/getNews', { type: '1' })).list.map((notice) => notice.code)
  await context.addInitScript((codes) => localStorage.setItem('noticeRead', codes), notices.join(','))
  const { orderSn } = await buyer.do('POST /order/placeOrder', {
    goodsSn: item.goodsSn,
    price: item.price,
    agree: '1',
  })
  await shot('pay', `/wares/${item.goodsSn}/pay?orderSn=${orderSn}`)
  await shot('chat', '/chatSystem?status=2&returnType=0')
  await shot('center', '/center')
  await openSettled(page, origin.replace('//', '//songjian.'))
  await save(page, 'home-brand2')
}

/** Palette PNG: a quarter of the size, no visible loss on flat colours. */
async function save(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 8 })
    .toFile(join(OUT, `${name}.png`))
  process.stdout.write(`${OUT}/${name}.png\n`)
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  },
)
