import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { ensureBrowser } from '@/lib/scripts/ensure-browser'
import { startProgram } from '../support/program'
import { Visitor } from '../support/visitor'

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

/** `npm run screenshots`: takes the README's screenshots from the real server with its demo data. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shots-'))
  const program = await startProgram({ dataDir })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
  })
  try {
    mkdirSync(OUT, { recursive: true })
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    })
    const page = await context.newPage()
    const buyer = await new Visitor(program.origin).logIn('13800000001')
    const { list } = await buyer.do('GET /goods/getGoodsList', {
      gid: '107',
      ensure: '1',
      sort: 'priceDesc',
      maxPrice: '3000',
    })
    const item = list[0]
    if (!item) throw new Error('the demo data has no goods')
    const shot = async (name: string, path: string) => {
      await page.goto(program.origin + path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      await save(page, name)
    }
    await shot('home', '/')
    await shot('wares', '/wares?gt=1&gid=107')
    await shot('detail', `/detail/${item.goodsSn}`)
    await shot('login', '/login')
    await context.addCookies(
      [...buyer.cookies].map(([name, value]) => ({ name, value, url: program.origin, httpOnly: name === 'sb' })),
    )
    await context.addCookies([
      { name: 'nickName', value: encodeURIComponent('南山老猫'), url: program.origin },
      { name: 'userId', value: String(buyer.userId), url: program.origin },
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
    await page.goto(program.origin.replace('//', '//songjian.'), { waitUntil: 'networkidle' })
    await save(page, 'home-brand2')
  } finally {
    await browser.close()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
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
