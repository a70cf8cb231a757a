import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openEmbedded } from '@/lib/embedded/embedded'
import { ensureBrowser } from '@/lib/scripts/ensure-browser'
import { DEMO_PHONES } from '@/lib/server/db/seed/people/demo-logins'
import { listFiles } from '@/lib/server/front/assets'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { inLanes } from '../support/in-lanes'
import { copyRelease } from '../support/other-build'
import { type Program, startProgram } from '../support/program'
import { SOON } from '../support/soon'
import { Visitor } from '../support/visitor'

const OLD_TEXT = '有订单时，请直接在订单群里找客服'
const NEW_TEXT = '有订单时，请先在订单群里找客服'

beforeAll(builtPages, 300_000)

/** Two releases on one database and one folder of files. */
async function twoReleases() {
  const newerRoot = mkdtempSync(join(tmpdir(), 'newer-'))
  const dataDir = await demoData('builds')
  const database = await openEmbedded({ dataDir })
  onTestFinished(async () => {
    await database.stop()
    for (const dir of [newerRoot, dataDir]) rmSync(dir, { recursive: true, force: true })
  })
  copyRelease(newerRoot, { file: 'components/ui/overlays/service-dialog.tsx', from: OLD_TEXT, by: NEW_TEXT })
  const env = { APP_ENV: 'test', DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const start = async (root: string, port?: number): Promise<Program> => {
    const program = await startProgram({ root, dataDir, port, env })
    onTestFinished(() => program.kill())
    return program
  }
  return { dataDir, newerRoot, start }
}

const filesOf = (root: string): Promise<string[]> => listFiles(join(root, '.next', 'static'))

/** Names of the static files that an instance does not answer with the bytes of this build. */
async function missing(origin: string, root: string): Promise<string[]> {
  const names = await filesOf(root)
  const wrong = await inLanes(8, names, async (name) => {
    const answer = await fetch(`${origin}/_next/static/${name}`)
    const body = Buffer.from(await answer.arrayBuffer())
    return answer.ok && body.equals(readFileSync(join(root, '.next', 'static', name))) ? '' : name
  })
  return wrong.filter(Boolean)
}

it('pages of two builds find their files on the instances of both, and an open page of the older one goes on or reloads once', async () => {
  const { dataDir, newerRoot, start } = await twoReleases()
  const [older, newer] = [await start('.'), await start(newerRoot)]
  const [oldFiles, newFiles] = [await filesOf('.'), await filesOf(newerRoot)]
  expect(newFiles.filter((name) => !oldFiles.includes(name)).length, 'the builds differ').toBeGreaterThan(0)
  expect([await missing(older.origin, newerRoot), await missing(newer.origin, '.')]).toEqual([[], []])

  const [buyer, elsewhere] = [new Visitor(older.origin), new Visitor(newer.origin)]
  await buyer.logIn(DEMO_PHONES.buyer)
  for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value)
  const codeOf = async (visitor: Visitor) => (await visitor.do('GET /user/getUserInviteCode', {})).inviteCode
  expect(await codeOf(elsewhere), 'one session on both').toBe(await codeOf(buyer))

  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--disable-gpu', ...sandbox] })
  onTestFinished(() => browser.close())
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    let loads = 0
    page.on('domcontentloaded', () => void loads++)
    await page.goto(`${older.origin}/allgame`)
    await page.locator('html[data-settled]').waitFor({ state: 'attached' })
    return { page, loads: () => loads }
  }
  const [kept, lost] = [await open(), await open()]
  await newer.stop()
  await older.stop()
  const replaced = await start(newerRoot, older.port)
  const help = (page: typeof kept.page) =>
    page.getByRole('complementary', { name: '快捷入口' }).getByRole('button', { name: '客服' })

  await help(kept.page).click()
  await kept.page.getByText(OLD_TEXT).waitFor()
  expect(kept.loads(), 'the chunk of the older build is found').toBe(1)

  // as a month later, when the files of the older build are removed
  await replaced.stop()
  rmSync(join(dataDir, 'media', 'builds'), { recursive: true })
  await start(newerRoot, older.port)
  await help(lost.page).click()
  await expect.poll(lost.loads, SOON).toBe(2)
  await lost.page.locator('html[data-settled]').waitFor({ state: 'attached' })
  await help(lost.page).click()
  await lost.page.getByText(NEW_TEXT).waitFor()
  expect(lost.loads()).toBe(2)
}, 900_000)
