import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '@/lib/server/db/schema/core/notifications'
import { dataExports } from '@/lib/server/db/schema/office/privacy'
import { expireExports } from '@/lib/server/modules/office/privacy/expire-exports'
import { processExports } from '@/lib/server/modules/office/privacy/process-exports'
import { pruneExports } from '@/lib/server/modules/office/privacy/prune-exports'
import { readersOf } from '@/lib/server/runtime/private-media'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

let world: World
beforeEach(async () => {
  world = await new World().open()
})
afterEach(() => world.close())

const make = () => processExports(systemCtx(world.services, world.dist()), { limit: 5 })
const rows = () => world.services.db.select().from(dataExports)
const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const fetchFile = async (visitor: Visitor, href: string, cookie = cookiesOf(visitor)) =>
  visitor.send(new Request(`${visitor.origin}${href}`, { headers: { cookie } }))
const exportOf = (visitor: Visitor) => visitor.do('GET /user/dataExport', {})

async function exported(visitor: Visitor) {
  await visitor.do('POST /user/askDataExport', {})
  expect(await make()).toBe(1)
  return exportOf(visitor)
}

describe('personal data export', () => {
  it('a data export contains what the pages show its owner, with own pictures and no secrets of others', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '150.00' })
    await (await deal.place()).pay()
    await deal.deliver()
    await deal.confirm()
    const { buyer, seller } = deal.people
    const token = await deal.seller.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' })
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366aa' } })
      .png()
      .toBuffer()
    const { key } = (
      await deal.seller.upload(
        'POST /comm/uploadImage',
        { uploadId: token.uploadId, token: token.token },
        new Blob([png as BlobPart]),
      )
    ).data
    for (const [visitor, own, other] of [
      [deal.buyer, buyer, seller],
      [deal.seller, seller, buyer],
    ] as const) {
      const { href, state } = await exported(visitor)
      expect(state).toBe('ready')
      const answer = await fetchFile(visitor, href)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const files = unzipSync(bytes)
      const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] as Uint8Array))
      expect(read('profile')).toMatchObject([{ userId: own.userId, nickName: own.nickName }])
      expect(read('orders')).toMatchObject([{ orderSn: deal.orderSn, process: expect.any(Array) }])
      expect(read('messages').length).toBeGreaterThan(0)
      expect(read('notifications').length).toBeGreaterThan(0)
      expect(read('sessions')).toHaveLength(1)
      expect(read('questions-asked')).toEqual([])
      const text = Object.entries(files)
        .filter(([name]) => !name.startsWith('pictures/'))
        .map(([, file]) => strFromU8(file))
        .join('\n')
      expect(text).not.toContain(other.phone)
      expect(text, 'handed over in the order alone').not.toContain('Secret-99')
      const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'))
      expect(pictures).toEqual(own === seller ? [`pictures/${key}`] : [])
      if (own === seller) {
        const stored = await world.app.storage.read(key)
        expect(Buffer.from(files[`pictures/${key}`] as Uint8Array).equals(stored?.body as Buffer)).toBe(true)
      }
      if (own === buyer)
        expect(read('wallet').map(({ amount }: { amount: string }) => amount)).toEqual(['-100.00', '150.00'])
    }
  })

  it('a data export can be downloaded only by its logged-in owner, on its host, for seven days, and is then deleted', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    const { href } = await exported(visitor)
    expect((await fetchFile(visitor, href)).status).toBe(200)
    const [row] = await rows()
    const key = `exports/${row?.id}.zip`
    expect(readersOf(world.services, key, '')).toBe('none')
    const stranger = await world.logIn()
    expect((await fetchFile(stranger, href)).status).toBe(404)
    expect((await fetchFile(visitor, href, '')).status).toBe(404)
    expect((await fetchFile(visitor, href, `token=${visitor.cookies.get('token')}`)).status, 'half a session').toBe(404)
    expect((await fetchFile(await world.logIn(person, 2), href)).status, 'another host').toBe(404)
    expect((await fetchFile(await world.logIn(person), href)).status, 'a session of the same person').toBe(200)
    await visitor.do('POST /user/logout', {})
    expect((await fetchFile(visitor, href)).status).toBe(404)
    world.pass({ days: 7, minutes: 1 })
    const again = await world.logIn(person)
    expect((await fetchFile(again, href)).status).toBe(404)
    expect((await exportOf(again)).state).toBe('none')
    await pruneExports(world.services)
    expect(await world.app.storage.read(key)).toBeNull()
    expect(await rows()).toEqual([])
  })

  it('a data export can be requested once a day, also under concurrency, is made once, and its owner is notified', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    expect(await exportOf(visitor)).toMatchObject({ state: 'none', mayAsk: true })
    const answers = await Promise.all([1, 2, 3].map(() => visitor.ask('POST /user/askDataExport', {})))
    expect(answers.map(({ name }) => name).toSorted()).toEqual(['EXPORT_ASKED', 'EXPORT_ASKED', 'OK'])
    expect(await exportOf(visitor)).toMatchObject({ state: 'making', href: '', mayAsk: false })
    expect((await Promise.all([make(), make()])).toSorted()).toEqual([0, 1])
    expect(await make(), 'once').toBe(0)
    const notices = await world.services.db.select().from(notifications).where(eq(notifications.userId, person.userId))
    expect(notices).toMatchObject([{ kind: 'security', title: '你的资料已导出' }])
    expect((await visitor.ask('POST /user/askDataExport', {})).name).toBe('EXPORT_ASKED')
    world.pass({ hours: 25 })
    expect(await exportOf(visitor)).toMatchObject({ state: 'ready', mayAsk: true })
    expect((await visitor.ask('POST /user/askDataExport', {})).code).toBe(0)
  })

  it('a failing data export is tried three times, its owner is notified, and it can be requested again', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    await visitor.do('POST /user/askDataExport', {})
    const { storage } = world.services
    let tries = 0
    const writeStream = () => {
      tries++
      return Promise.reject(new Error('the disk is full'))
    }
    world.services.storage = { ...storage, writeStream }
    const ctx = systemCtx(world.services, world.dist())
    for (let i = 0; i < 3; i++) {
      expect(await processExports(ctx, { limit: 1 })).toBe(0)
      expect(await processExports(ctx, { limit: 1 })).toBe(0)
      expect(tries, 'not again at once').toBe(i + 1)
      world.pass({ minutes: 31 })
    }
    expect(await rows()).toEqual([])
    const notices = await world.services.db.select().from(notifications).where(eq(notifications.userId, person.userId))
    expect(notices).toMatchObject([{ title: '资料导出没有完成' }])
    world.services.storage = storage
    expect((await exported(visitor)).state).toBe('ready')
  })

  it('a data export is deleted with the account', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    const { href } = await exported(visitor)
    await world.services.db.transaction((tx) => expireExports(tx, person.userId))
    expect((await fetchFile(visitor, href)).status).toBe(404)
    await pruneExports(world.services)
    expect(await rows()).toEqual([])
  })
})
