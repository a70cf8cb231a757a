import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Deal } from '../../support/fixtures/deal'
import { uploadEvidence } from '../../support/fixtures/evidence'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

let world: World
beforeEach(async () => {
  world = await new World().open()
})
afterEach(() => world.close())

const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const fetchFile = (visitor: Visitor, orderSn: string, cookie = cookiesOf(visitor)) =>
  visitor.send(new Request(`${visitor.origin}/api/order/evidenceFile/${orderSn}`, { headers: { cookie } }))

async function disputed() {
  const deal = await Deal.open(world, { price: '966.00', balance: '1000.00' })
  await (await deal.place()).pay()
  await deal.deliver()
  const key = await uploadEvidence(world, deal.buyer)
  await deal.buyer.do('POST /dispute/open', {
    orderSn: deal.orderSn,
    kind: 'mismatch',
    want: 'full',
    statement: '商品写红武六把，上号只有四把',
    pictures: JSON.stringify([key]),
  })
  return { deal, key }
}

interface Manifest {
  orderSn: string
  files: { name: string; bytes: number; sha256: string; uploadedSha256?: string }[]
}

describe('order evidence archive', () => {
  it('each party gets an evidence archive whose manifest verifies every file', async () => {
    const { deal, key } = await disputed()
    const stored = (await world.app.storage.read(key))?.body as Buffer
    for (const visitor of [deal.buyer, deal.seller]) {
      const answer = await fetchFile(visitor, deal.orderSn)
      expect(answer.headers.get('content-type')).toBe('application/zip')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      const read = (name: string) => JSON.parse(strFromU8(files[name] as Uint8Array))
      const manifest = read('manifest.json') as Manifest
      expect(manifest.orderSn).toBe(deal.orderSn)
      expect(manifest.files.map(({ name }) => name).toSorted()).toEqual(
        Object.keys(files)
          .filter((name) => name !== 'manifest.json')
          .toSorted(),
      )
      for (const { name, bytes, sha256, uploadedSha256 } of manifest.files) {
        const body = files[name] as Uint8Array
        expect([name, body.length, createHash('sha256').update(body).digest('hex')]).toEqual([name, bytes, sha256])
        if (uploadedSha256) expect(uploadedSha256, 'as it was uploaded').toBe(sha256)
      }
      const shown = read('evidence.json').find(({ title }: { title: string }) => title === '售后举证')
      expect(Buffer.from(files[shown.pictures[0]] as Uint8Array).equals(stored)).toBe(true)
      expect(manifest.files.find(({ name }) => name === shown.pictures[0])?.uploadedSha256).toMatch(/^[0-9a-f]{64}$/)
      expect(read('disputes.json')).toMatchObject([{ statement: '商品写红武六把，上号只有四把' }])
      expect(read('messages.json').length).toBeGreaterThan(0)
      const text = Object.keys(files)
        .filter((name) => name.endsWith('.json'))
        .map((name) => strFromU8(files[name] as Uint8Array))
        .join('\n')
      expect(text).not.toContain('Secret-99')
      expect(text).not.toContain('sign=')
    }
    const read = async (visitor: Visitor) => {
      const files = unzipSync(new Uint8Array(await (await fetchFile(visitor, deal.orderSn)).arrayBuffer()))
      return JSON.parse(strFromU8(files['order.json'] as Uint8Array))
    }
    expect((await read(deal.buyer)).totalPrice).toBe('966.00')
    expect((await read(deal.seller)).totalPrice, 'the seller is not told').toBeNull()
  })

  it('the evidence archive is not found for third parties, or without both session cookies', async () => {
    const { deal } = await disputed()
    const stranger = await world.logIn(await world.person({ balance: '1.00' }))
    expect((await fetchFile(stranger, deal.orderSn)).status).toBe(404)
    expect((await fetchFile(deal.buyer, deal.orderSn, '')).status).toBe(404)
    expect((await fetchFile(deal.buyer, deal.orderSn, `token=${deal.buyer.cookies.get('token')}`)).status).toBe(404)
    for (const sn of ['D1', '%zz', '%E0%A4%A']) expect((await fetchFile(deal.buyer, sn)).status, sn).toBe(404)
    const desk = new Request(`${deal.buyer.origin}/api/desk/evidenceFile/%zz`)
    expect((await deal.buyer.send(desk)).status).toBe(404)
    expect((await fetchFile(deal.buyer, deal.orderSn)).status).toBe(200)
  })

  it('limits the evidence archive to twenty downloads in ten minutes', async () => {
    const { deal } = await disputed()
    for (let i = 0; i < 20; i++) expect((await fetchFile(deal.buyer, deal.orderSn)).status).toBe(200)
    expect((await fetchFile(deal.buyer, deal.orderSn)).status).toBe(429)
    expect((await fetchFile(deal.seller, deal.orderSn)).status).toBe(200)
  })
})
