import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPages } from '../support/built-pages'
import { HOST, Installation } from '../support/open-for-business/installation'
import {
  checkLedger,
  compareStatements,
  endProtection,
  secureAccount,
  withdraw,
} from '../support/open-for-business/money-steps'
import { Person } from '../support/open-for-business/person'
import {
  addGame,
  changeTerms,
  OWNER_MOBILE,
  openStaffRoom,
  publishBrand,
  reviewGoods,
} from '../support/open-for-business/staff-steps'
import {
  buyByAlipayCode,
  buyByWechatPage,
  handOver,
  listAccount,
  listed,
  verifyAccount,
} from '../support/open-for-business/trade-steps'

/** The longest path through the product; each wait in it has its own limit. */
const TIMEOUT_MS = 900_000

let platform: Installation
beforeAll(async () => {
  await builtPages()
  platform = await Installation.create()
}, 300_000)
afterAll(() => platform.close())

/** As an operator does, by README.md: the settings are there, the database is empty. */
async function setUp(): Promise<void> {
  const flags = ['--name', '启明游戏', '--code', 'main', '--host', HOST, '--mobile', OWNER_MOBILE, '--games', '107']
  const done = await platform.run('setup', ...flags)
  expect(done, done.output).toMatchObject({ code: 0, output: expect.stringContaining('启明游戏 is ready') })
  const { output } = await platform.run('doctor')
  for (const line of [
    'database roles: the application owns no tables',
    `public origin: ${HOST} leads to a site`,
    'storage: s3: written, read and removed',
    'mail: the server accepts the login',
    'payments: alipay and wechat answer, signed',
    'payouts: alipay answers, signed',
    'text messages: aliyun: 9 templates are approved',
    'real names: aliyun answers',
    'face checks: aliyun knows the scene',
    'moderation: aliyun looks at texts',
    'proxy: trusts 127.0.0.1',
  ])
    expect(output).toContain(`✓ ${line}`)
  expect(output).toMatch(/✗ terms: .* still the drafts/)
}

it(
  'in production, an empty database becomes a platform on which two buyers pay and the seller is paid out',
  async () => {
    await setUp()
    await platform.start()
    const staff = await openStaffRoom(platform)
    const game = await addGame(staff)
    await publishBrand(staff)
    await changeTerms(staff)
    expect((await platform.run('doctor')).output).toContain('✓ terms: changed by you')
    // so that orders wait until somebody takes them
    await staff.service.do('POST /desk/duty', { state: 'busy' })

    const seller = await new Person(platform, '林南山', '13900000011').join()
    await secureAccount(seller)
    await seller.checkFace('list')
    const flagship = await listAccount(seller, game, {
      title: '元帅号 全舰解锁 自用多年',
      price: '1000.00',
      colours: ['#a03020', '#30a020'],
    })
    const cruiser = await listAccount(seller, game, { title: '舰长号 稀有涂装', price: '500.00', colours: ['#2030a0'] })
    await reviewGoods(staff, [flagship.goodsSn, cruiser.goodsSn])
    expect((await listed(platform, game.gameId)).toSorted()).toEqual([flagship.goodsSn, cruiser.goodsSn].toSorted())
    expect((await platform.get(`/detail/${flagship.goodsSn}`)).text).toContain('元帅号 全舰解锁 自用多年')

    const first = await new Person(platform, '周映雪', '13900000012').join()
    const second = await new Person(platform, '许知远', '13900000013', { isOnPhone: true }).join()
    const purchases = [
      await buyByAlipayCode(first, flagship, '1100.00'),
      await buyByWechatPage(second, cruiser, '500.00'),
    ] as const
    for (const purchase of purchases) await verifyAccount(staff, purchase)
    await handOver(staff, purchases[0], 'staff')
    await handOver(staff, purchases[1], 'seller')

    // both prices less a fee of 5 %
    await endProtection(seller, '1425.00')
    await withdraw(seller, { amount: '1000.00', arrives: '990.00', left: '425.00' })
    await compareStatements(staff, { lines: 3, taken: '1600.00', paidOut: '990.00' })
    await checkLedger(staff, {
      clearing: '-610.00',
      cover: '100.00',
      dist: '22.50',
      platform: '62.50',
      user: '425.00',
    })
    expect(await platform.stop()).toEqual({ errors: [], code: 0 })
  },
  TIMEOUT_MS,
)
