import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { establish } from '../../support/fixtures/listing'
import { openClient } from '../../support/fixtures/open-client'
import { hasPython, programOf } from '../../support/manual/programs'
import { type Person, World } from '../../support/world'

const run = promisify(execFile)
const SELL = '## 3 发布一个账号并发货'
const PROGRAMS = [
  ['sh', 'bash', 'sell.sh'],
  ['js', process.execPath, 'sell.mjs'],
  ...(hasPython() ? [['python', 'python3', 'sell.py']] : []),
] as [string, string, string][]

const world = new World()
let dir: string
let colour = 0
beforeAll(async () => {
  await world.open()
  dir = mkdtempSync(join(tmpdir(), 'manual-'))
})
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})

const onSite = (program: string): string => program.replaceAll('https://你的站点', `http://localhost:${world.port}`)

/** Runs a program of the manual with a key of the seller, next to a new picture. */
async function runAs(seller: Person, [language, command, file]: [string, string, string]): Promise<string> {
  const { key } = await openClient(world, seller)
  colour += 40
  const background = { r: colour, g: 120, b: 60 }
  await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toFile(join(dir, '封面.png'))
  writeFileSync(join(dir, file), onSite(programOf(SELL, language)))
  const { stdout } = await run(command, [file], { cwd: dir, env: { ...process.env, SELLER_KEY: key } })
  return stdout
}

it('the first command of the manual lists the goods on the shelf', async () => {
  const seller = await world.person()
  const { sn } = await world.goods({ seller, price: '20.00' })
  const { key } = await openClient(world, seller)
  const command = onSite(programOf('## 2 第一次调用', 'sh'))
  const { stdout } = await run('bash', ['-c', command], { env: { ...process.env, SELLER_KEY: key } })
  expect(JSON.parse(stdout)).toMatchObject({ items: [{ sn, price: '20.00' }], nextCursor: null })
})

it.each(PROGRAMS)(
  'the %s program of the manual lists an account, reads the paid orders and delivers',
  async (...program) => {
    const deal = await Deal.open(world, { price: '50.00', balance: '100.00' })
    await establish(world, deal.people.seller)
    await deal.place()
    await deal.pay()
    const printed = await runAs(deal.people.seller, program)
    const [sn] = /ZH[A-Z0-9]+/.exec(printed) ?? []
    expect(await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn ?? '' })).toMatchObject({
      bigTitle: '贵族八 全英雄 300 皮',
      price: '188.00',
    })
    expect(await deal.buyer.do('POST /order/credentials', { orderSn: deal.orderSn })).toMatchObject({
      account: '游戏账号',
      password: '密码',
    })
  },
)

it.each(PROGRAMS)(
  'the %s program of the manual ends with a failure and our words if the key is refused',
  async (...program) => {
    const seller = await world.person()
    const withoutRights = openClient(world, seller, { scopes: 'goods.read' })
    const { key } = await withoutRights
    const [language, command, file] = program
    writeFileSync(join(dir, file), onSite(programOf(SELL, language)))
    const failed = await run(command, [file], { cwd: dir, env: { ...process.env, SELLER_KEY: key } }).catch(
      (error: Error & { stdout: string; stderr: string; code: number }) => error,
    )
    expect(failed).toMatchObject({ code: expect.any(Number) })
    expect(`${failed.stdout}${failed.stderr}`).toMatch(language === 'sh' ? /403/ : /没有 goods\.write 权限/)
  },
)
