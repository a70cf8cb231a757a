import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads, videos } from '@/lib/server/db/schema/listings/media'
import { pruneUploads } from '@/lib/server/modules/listings/media/prune-uploads'
import { ERASED } from '@/lib/server/modules/listings/media/rules'
import { readersOf } from '@/lib/server/runtime/private-media'
import { MB } from '@/lib/shared/video/video-files'
import { Deal } from '../../support/fixtures/deal'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { mp4File } from '../../support/video/mp4-file'
import { fileOf, uploadVideo } from '../../support/video/send-video'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('videos as evidence of an order', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  async function delivered() {
    const deal = await Deal.open(world, { price: '966.00', balance: '1000.00' })
    await (await deal.place()).pay()
    await deal.deliver()
    return deal
  }
  const dispute = (visitor: Visitor, orderSn: string, keys: string[]) =>
    visitor.ask('POST /dispute/open', {
      orderSn,
      kind: 'mismatch',
      want: 'full',
      statement: '商品写红武六把，上号只有四把',
      pictures: JSON.stringify(keys),
    })
  const zipOf = async (visitor: Visitor, orderSn: string) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`${visitor.origin}/api/order/evidenceFile/${orderSn}`, { headers: { cookie } })
    return unzipSync(new Uint8Array(await (await visitor.send(request)).arrayBuffer()))
  }

  it('both sides see the video of a dispute at a signed address, and it is in the archive with its hash', async () => {
    const deal = await delivered()
    const file = fileOf(6)
    const [video, picture] = [await uploadVideo(deal.buyer, file), await uploadEvidence(world, deal.buyer)]
    expect((await dispute(deal.buyer, deal.orderSn, [video, picture])).code).toBe(0)
    for (const visitor of [deal.buyer, deal.seller]) {
      const { proofs } = await visitor.do('GET /order/orderDetail', { orderSn: deal.orderSn })
      const url = proofs.flatMap(({ pictures }) => pictures).find((one) => one.includes('.mp4')) ?? ''
      const [path = '', query = ''] = url.replace('/media/', '').split('?')
      expect([path, readersOf(world.services, path, query)]).toEqual([video, 'holder'])
      expect(readersOf(world.services, path.replace('.mp4', '.webp'), query), 'its poster').toBe('holder')
      const files = await zipOf(visitor, deal.orderSn)
      const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array))
      const listed = manifest.files.find(({ name }: { name: string }) => name.endsWith('.mp4'))
      const sha256 = createHash('sha256').update(file).digest('hex')
      expect(listed).toEqual({ name: listed.name, bytes: file.length, sha256, uploadedSha256: sha256 })
      expect(Buffer.from(files[listed.name] as Uint8Array).equals(file)).toBe(true)
    }
  })

  it('a video of another person, an incomplete one, and more than two are refused, and nothing is stored', async () => {
    const deal = await delivered()
    const foreign = await uploadVideo(deal.seller)
    const keys = [await uploadVideo(deal.buyer), await uploadVideo(deal.buyer), await uploadVideo(deal.buyer)]
    expect(await dispute(deal.buyer, deal.orderSn, [foreign])).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '文件已失效，请重新上传',
    })
    expect((await dispute(deal.buyer, deal.orderSn, keys)).msg).toBe('视频最多 2 段，请删去多余的')
    const [row] = await world.services.db
      .update(uploads)
      .set({ key: null })
      .where(eq(uploads.key, keys[2] as string))
      .returning()
    expect((await dispute(deal.buyer, deal.orderSn, [keys[2] as string])).name).toBe('INVALID_INPUT')
    expect(row?.key).toBeNull()
    expect((await deal.buyer.do('GET /dispute/ofOrder', { orderSn: deal.orderSn })).dispute).toBeNull()
    expect((await dispute(deal.buyer, deal.orderSn, keys.slice(0, 2))).code).toBe(0)
  })

  it('where only pictures belong, a video is refused', async () => {
    const visitor = await world.logIn()
    const key = await uploadVideo(visitor)
    const answer = await visitor.ask('POST /user/changeUserUsualInfo', { actor: key })
    expect(answer.name).toBe('INVALID_INPUT')
  })

  it('each side of an order may show so many megabytes of video in all', async () => {
    const deal = await delivered()
    const keys = [await uploadVideo(deal.buyer), await uploadVideo(deal.buyer)] as [string, string]
    const setSize = (key: string, bytes: number) =>
      world.services.db.update(uploads).set({ bytes }).where(eq(uploads.key, key))
    await setSize(keys[0], 400 * MB)
    await setSize(keys[1], 100 * MB + 1)
    expect(await dispute(deal.buyer, deal.orderSn, keys)).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '一笔订单里你最多提交 500M 视频，请删去或缩短视频',
      data: { field: 'pictures' },
    })
    expect((await dispute(deal.buyer, deal.orderSn, [keys[0]])).code).toBe(0)
    const { dispute: open } = await deal.buyer.do('GET /dispute/ofOrder', { orderSn: deal.orderSn })
    const act = (visitor: Visitor, key: string) =>
      visitor.ask('POST /dispute/act', {
        disputeSn: open?.disputeSn ?? '',
        action: 'show',
        note: '补充一段视频',
        pictures: JSON.stringify([key]),
      })
    expect((await act(deal.buyer, keys[1])).msg).toContain('最多提交 500M 视频')
    await setSize(keys[1], 100 * MB)
    expect((await act(deal.buyer, keys[1])).code).toBe(0)
    expect((await act(deal.seller, await uploadVideo(deal.seller, mp4File()))).code, 'each side has its own').toBe(0)
  })

  it('a video of the chat is shown to its members for hours, and is in the archive by its name', async () => {
    const deal = await delivered()
    const { map } = await deal.buyer.do('POST /im/getImGroupIdMap', { orderSnList: deal.orderSn })
    const groupId = map[deal.orderSn]?.groupId
    const file = mp4File()
    const key = await uploadVideo(deal.buyer, file, { purpose: 'chat' })
    const say = (visitor: Visitor, content: string, clientMsgId: string) =>
      visitor.ask('POST /im/sendMessage', { groupId: String(groupId), clientMsgId, messageType: 'image', content })
    expect((await say(deal.seller, key, 'another persons')).name).toBe('INVALID_INPUT')
    const { seq } = (await say(deal.buyer, key, 'my-own-video')).data
    const { messages } = await deal.seller.do('GET /im/history', { groupId: String(groupId) })
    const url = messages.find((message) => message.seq === seq)?.content ?? ''
    const [path = '', query = ''] = url.replace('/media/', '').split('?')
    expect([path, readersOf(world.services, path, query)]).toEqual([key, 'holder'])
    const in11 = { vault: world.services.vault, now: () => new Date(world.now().getTime() + 11 * 3_600_000) }
    expect(readersOf(in11, path, query)).toBe('holder')
    expect(readersOf(world.services, path, '')).toBe('none')
    const files = await zipOf(deal.seller, deal.orderSn)
    const name = `chat/${seq}.mp4`
    const shown = JSON.parse(strFromU8(files['messages.json'] as Uint8Array))
    expect(shown.find((message: { seq: number }) => message.seq === seq).content).toBe(name)
    expect(Buffer.from(files[name] as Uint8Array).equals(file)).toBe(true)
  })

  it('an erased video is removed with its poster and its rows', async () => {
    const visitor = await world.logIn()
    const key = await uploadVideo(visitor)
    await world.app.storage.write(key.replace('.mp4', '.webp'), Buffer.from('poster'), 'image/webp')
    await world.services.db.update(uploads).set({ expiresAt: ERASED }).where(eq(uploads.key, key))
    await pruneUploads(world.services)
    expect([
      await world.app.storage.sizeOf(key),
      await world.app.storage.sizeOf(key.replace('.mp4', '.webp')),
      await world.services.db.$count(videos, eq(videos.key, key)),
      await world.services.db.$count(uploads, eq(uploads.key, key)),
    ]).toEqual([null, null, 0, 0])
  })
})
