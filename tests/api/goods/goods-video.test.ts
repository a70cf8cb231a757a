import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountParts, accountParts, establish } from '../../support/fixtures/listing'
import { uploadVideo } from '../../support/video/send-video'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let visitor: Visitor
let form: { gameId: string; goodsTypeId: string; bigTitle: string; price: string } & AccountParts
beforeAll(async () => {
  await world.open()
  seller = await establish(world, await world.person())
  visitor = await world.logIn(seller)
  form = {
    gameId: '107',
    goodsTypeId: '1',
    bigTitle: '带录屏的满皮号',
    price: '388.00',
    ...(await accountParts(world, seller)),
  }
})
afterAll(() => world.close())

const pictures = () => JSON.parse(form.images) as string[]
const send = (by = visitor) => uploadVideo(by, undefined, { purpose: 'goods' })
const withFiles = (...more: string[]) => ({ ...form, images: JSON.stringify([...more, ...pictures()]) })

it('a listing with a video waits for staff, shows the video apart from its pictures, and keeps a picture as its cover', async () => {
  const video = await send()
  const { goodsSn } = await visitor.do('POST /goods/releaseGoods', withFiles(video))
  expect((await world.goodsRow(goodsSn)).status, 'in review').toBe(0)
  const { findings } = await visitor.do('GET /goods/ownReview', { goodsSn })
  expect(JSON.stringify(findings)).toContain('有新的视频，需要人工观看')
  const shown = await visitor.do('GET /goods/selfPublishGoodsByGoodsId', { goodsSn })
  expect(shown.images).toHaveLength(pictures().length)
  expect(shown.video).toMatch(new RegExp(`^/media/${video}\\?until=`))
  expect(shown.thumbnail).toContain(pictures()[0])
})

it('a listing takes one video, of its own seller, which does not count as a picture', async () => {
  const [one, two] = [await send(), await send()]
  expect(await visitor.ask('POST /goods/releaseGoods', withFiles(one, two))).toMatchObject({
    name: 'INVALID_INPUT',
    msg: '视频最多 1 段，请删去多余的',
  })
  const foreign = await send(await world.logIn())
  expect(await visitor.ask('POST /goods/releaseGoods', withFiles(foreign))).toMatchObject({ name: 'INVALID_INPUT' })
  expect(await visitor.ask('POST /goods/releaseGoods', { ...form, images: JSON.stringify([one]) })).toMatchObject({
    name: 'INVALID_INPUT',
    msg: expect.stringContaining('请至少上传'),
  })
})
