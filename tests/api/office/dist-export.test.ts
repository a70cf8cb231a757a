import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { processExports } from '@/lib/server/modules/office/privacy/process-exports'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('distributor data export', () => {
  const world = new World()
  let owner: Visitor
  let deal: Deal
  let stranger: Person
  beforeAll(async () => {
    await world.open()
    owner = await world.logIn({ staff: 'owner', ofDist: 1, nickName: '衡集负责人' })
    stranger = await world.person({ staff: 'owner', ofDist: 2, nickName: '松间负责人' })
    deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await world
      .visitor()
      .do('POST /dist/setDistBus', { kind: 'dist', name: '王先生', company: '甲', mobile: '13800001234', note: '' })
  })
  // One export a day.
  beforeEach(() => world.pass({ days: 1, minutes: 1 }))
  afterAll(() => world.close())

  const make = () => processExports(systemCtx(world.services, world.dist()), { limit: 10 })
  const fetchFile = (visitor: Visitor, href: string) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return visitor.send(new Request(`${visitor.origin}${href}`, { headers: { cookie } }))
  }

  it('a distributor export can be requested once a day by any authorized staff, is made by a scheduled job, and contains the owner’s console data', async () => {
    const other = await world.logIn({ staff: 'owner', ofDist: 1 })
    const answers = await Promise.all([owner, other].map((one) => one.ask('POST /console/askExport', {})))
    expect(answers.map(({ name }) => name).sort()).toEqual(['EXPORT_ASKED', 'OK'])
    expect(await owner.do('GET /console/export', {})).toMatchObject({ state: 'making', mayAsk: false })
    expect(await make()).toBe(1)
    const { state, href } = await other.do('GET /console/export', {})
    expect(state).toBe('ready')
    const answer = await fetchFile(owner, href)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] as Uint8Array))
    expect(read('orders')).toMatchObject([{ orderSn: deal.orderSn, distId: 1 }])
    expect(read('hosts').length).toBeGreaterThan(0)
    expect(read('site')).toMatchObject([{ distId: 1 }])
    expect(read('staff').map(({ nickName }: { nickName: string }) => nickName)).not.toContain('松间负责人')
    expect(read('audit').map(({ action }: { action: string }) => action)).toContain('dist.export')
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    for (const secret of ['13800001234', deal.people.buyer.phone, deal.people.seller.phone, 'Secret-99'])
      expect(text).not.toContain(secret)
  })

  it('a distributor export can be downloaded only by its own authorized staff, and each download is recorded', async () => {
    await owner.do('POST /console/askExport', {})
    expect(await make()).toBe(1)
    const { href } = await owner.do('GET /console/export', {})
    const others = [
      await world.logIn(stranger, 2),
      await world.logIn({ staff: 'finance', ofDist: 1 }),
      await world.logIn(deal.people.buyer),
    ]
    for (const visitor of others) expect((await fetchFile(visitor, href)).status).toBe(404)
    expect((await others[1]?.ask('GET /console/export', {}))?.name).toBe('FORBIDDEN')
    expect(await others[0]?.do('GET /console/export', {})).toMatchObject({ state: 'none', href: '' })
    await fetchFile(owner, href)
    const { list } = await owner.do('GET /console/audit', { action: 'dist.export' })
    expect(list.slice(0, 2).map(({ after }) => after)).toEqual(['{"request":"download"}', '{"request":"create"}'])
  })

  it('a distributor export and the member’s own data export are independent', async () => {
    expect((await owner.do('GET /user/dataExport', {})).state).toBe('none')
    const { mayAsk } = await owner.do('POST /user/askDataExport', {})
    expect(mayAsk).toBe(false)
    expect(await make()).toBe(1)
    const own = await owner.do('GET /user/dataExport', {})
    expect(own.href).toContain('/api/user/exportFile/')
    await owner.do('POST /console/askExport', {})
    expect(await make()).toBe(1)
    const { href } = await owner.do('GET /console/export', {})
    expect((await fetchFile(owner, href.replace('/console/', '/user/'))).status).toBe(404)
    expect((await fetchFile(owner, own.href.replace('/user/', '/console/'))).status).toBe(404)
  })
})
