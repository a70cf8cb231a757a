import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountParts, establish, storePicture } from '../../support/fixtures/listing'
import { GreenDouble } from '../../support/vendors/aliyun/green'
import { DOWN, KEY, openAliyun } from '../../support/vendors/aliyun/server'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('moderation by a vendor', () => {
  const world = new World()
  const green = new GreenDouble()
  let vendor: Awaited<ReturnType<typeof openAliyun>>
  let person: Person
  let parts: Awaited<ReturnType<typeof accountParts>>
  let seller: Visitor
  let reviewer: Visitor
  beforeAll(async () => {
    vendor = await openAliyun()
    await world.open({
      env: {
        MODERATION_PROVIDER: 'aliyun',
        ALIYUN_MODERATION_ENDPOINT: `http://${vendor.endpoint}`,
        ALIYUN_ACCESS_KEY_ID: KEY.accessKeyId,
        ALIYUN_ACCESS_KEY_SECRET: KEY.accessKeySecret,
      },
    })
  })
  afterAll(async () => {
    await world.close()
    await vendor.close()
  })
  beforeEach(async () => {
    green.reset()
    vendor.answer(green.reply)
    person = await establish(world, await world.person())
    parts = await accountParts(world, person)
    seller = await world.logIn(person)
    reviewer = await world.logIn({ staff: 'reviewer' })
  })

  const form = (more: { description?: string; bigTitle?: string; images?: string } = {}) => ({
    gameId: '107',
    goodsTypeId: '1',
    bigTitle: '贵族八 全英雄 300 皮',
    price: '100.00',
    ...parts,
    ...more,
  })
  const publish = (more = {}) => seller.do('POST /goods/releaseGoods', form(more), { key: crypto.randomUUID() })
  const waiting = async (goodsSn: string) =>
    (await reviewer.do('GET /console/goodsReview', { goodsSn })).versions.find(({ state }) => state === 'waiting')
  const found = async (goodsSn: string) => (await waiting(goodsSn))?.findings.map(({ rule, text }) => ({ rule, text }))

  it('a clean listing is for sale at once: its texts were shown as one, its pictures by their public addresses', async () => {
    const { status } = await publish({ description: '自己玩的号' })
    expect(status).toBe(1)
    expect(green.texts).toEqual([expect.stringMatching(/^贵族八 全英雄 300 皮\n[\s\S]*自己玩的号/)])
    expect(green.images.length).toBeGreaterThan(0)
    for (const url of green.images) expect(url).toMatch(/^https?:\/\/[^/]+\/media\/\w+\//)
  })

  it('what the vendor blocks waits for staff, who need a reason to approve it; doubtful parts can pass in bulk', async () => {
    green.finds('招商')
    const blocked = await publish({ description: '招商加盟' })
    expect(blocked.status).toBe(0)
    expect(await found(blocked.goodsSn)).toEqual([{ rule: 'machine', text: '文字：疑似低俗内容' }])
    const reviewIds = String((await waiting(blocked.goodsSn))?.reviewId)
    const passed = { reviewIds, pass: '1' } as const
    expect((await reviewer.do('POST /console/decideGoods', passed)).list).toMatchObject([{ ok: false }])
    expect((await reviewer.do('POST /console/decideGoods', { ...passed, words: '误判' })).list).toMatchObject([
      { ok: true },
    ])
    green.reset()
    green.finds('/media/', { level: 'medium', description: '疑似武器' })
    const doubtful = await publish()
    expect(await found(doubtful.goodsSn)).toContainEqual({ rule: 'doubt', text: '第 1 张图片：疑似武器' })
    const bulk = { reviewIds: String((await waiting(doubtful.goodsSn))?.reviewId), pass: '1' } as const
    expect((await reviewer.do('POST /console/decideGoods', bulk)).list).toMatchObject([{ ok: true }])
  })

  it('a listing that the own rules stop is not shown to the vendor', async () => {
    const { goodsSn } = await publish({ bigTitle: '支持线下交易 300 皮' })
    expect((await found(goodsSn))?.map(({ rule }) => rule)).toEqual(['word'])
    expect([green.texts, green.images]).toEqual([[], []])
  })

  it('only changes of a listing for sale are shown to the vendor', async () => {
    const { goodsSn } = await publish()
    green.reset()
    await seller.do('POST /goods/updatetGoods', { ...form({ description: '新的描述' }), goodsSn })
    expect(green.images).toEqual([])
    expect(green.texts).toHaveLength(1)
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '90.00' })
    expect(green.texts).toHaveLength(1)
  })

  it('while the vendor is down listings wait for staff, also if a single picture cannot be fetched', async () => {
    vendor.answer(() => DOWN)
    const { goodsSn, status } = await publish()
    expect(status).toBe(0)
    expect(await found(goodsSn)).toEqual([
      { rule: 'unlooked', text: expect.stringMatching(/^文字和第 1.*张图片未经机审，需人工查看$/) },
    ])
    vendor.answer(green.reply)
    await storePicture(world, person, 'goods/zz/lost.webp')
    green.loses('lost.webp')
    const keys = JSON.stringify([...(JSON.parse(parts.images) as string[]), 'goods/zz/lost.webp'])
    const lost = await publish({ images: keys })
    // pictures of this helper have one hash, so another test's may count as the first
    expect((await found(lost.goodsSn))?.map(({ rule }) => rule)).toContain('unlooked')
  })

  it('a question, a shop notice and a want are refused at their field if blocked, and pass without a verdict', async () => {
    const { goodsSn } = await publish()
    const buyer = await world.logIn(await world.person({ balance: '500.00' }))
    green.finds('骂人')
    const refused = await buyer.ask(
      'POST /question/ask',
      { goodsSn, content: '骂人的话可以吗' },
      { key: crypto.randomUUID() },
    )
    expect(refused).toMatchObject({ name: 'INVALID_INPUT', msg: '内容审核未通过（疑似低俗内容），请修改后提交' })
    expect(refused.data).toMatchObject({ field: 'content' })
    expect(await seller.ask('POST /shop/edit', { name: '小店', notice: '骂人' })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'notice' },
    })
    green.finds('骂人', { level: 'medium' })
    await buyer.do('POST /question/ask', { goodsSn, content: '骂人的话可以吗' }, { key: crypto.randomUUID() })
    vendor.answer(() => DOWN)
    await buyer.do('POST /question/ask', { goodsSn, content: '还在吗，可以小刀吗' }, { key: crypto.randomUUID() })
  })

  it('a blocked nickname is refused; a picture of a member is shown only if the vendor passes it', async () => {
    const member = await world.logIn(await world.person())
    green.finds('坏名字')
    expect(await member.ask('POST /user/changeUserUsualInfo', { nickName: '坏名字' })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'nickName' },
    })
    const owner = await world.person()
    const other = await world.logIn(owner)
    await storePicture(world, owner, 'avatar/aa/face.webp')
    const change = () => other.ask('POST /user/changeUserUsualInfo', { actor: 'avatar/aa/face.webp' })
    green.finds('face.webp', { level: 'medium' })
    expect(await change()).toMatchObject({ name: 'INVALID_INPUT', msg: '图片审核未通过（疑似低俗内容），请换一张' })
    green.reset()
    green.loses('face.webp')
    expect(await change()).toMatchObject({ name: 'INVALID_INPUT', msg: '图片暂时无法审核，请稍后再试' })
    green.reset()
    expect((await change()).name).toBe('OK')
    expect(green.images).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/media\/avatar\/aa\/face\.webp$/)])
  })
})
