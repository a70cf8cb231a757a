import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderProofs } from '@/lib/server/db/schema/orders/trading'
import type { Deal } from '../../../support/fixtures/deal'
import { openCheckable, passInput, submitCheck, takeCheck } from '../../../support/fixtures/goods-check'
import { Staff } from '../../../support/fixtures/staff'
import { uploadVideo } from '../../../support/video/send-video'
import { openWorld, type World } from '../../../support/world'

describe('recordings of the check of an account', () => {
  let world: World
  let staff: Staff
  let deal: Deal
  let checkId: string
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
    staff = await Staff.open(world)
    deal = await openCheckable(world)
    await submitCheck(deal.seller, deal.goods.sn)
    checkId = await takeCheck(world, staff.visitor, deal.goods.sn)
  })
  const record = () => uploadVideo(staff.visitor, undefined, { purpose: 'goods' })
  async function pass(...more: { kind: string; key: string }[]) {
    const input = await passInput(world, staff.person, { checkId, facts: { ranking: '荣耀王者' } })
    const captures = JSON.stringify([...(JSON.parse(input.captures) as object[]), ...more])
    return staff.visitor.ask('POST /desk/passCheck', { ...input, captures }, { key: randomUUID() })
  }
  const pageOf = () => world.visitor().do('GET /goods/goodsInfo', { goodsSn: deal.goods.sn })

  it('is shown with the item, apart from the pictures, and kept with the order as evidence', async () => {
    const key = await record()
    expect((await pass({ kind: 'video', key })).code).toBe(0)
    const { checked, thumbnail } = await pageOf()
    expect(checked?.video).toMatch(new RegExp(`^/media/${key}\\?until=`))
    expect(checked?.captures.every(({ src }) => !src.includes(key))).toBe(true)
    expect(thumbnail).not.toContain(key)
    await (await deal.place()).pay()
    expect(await staff.act(deal, 'relogin')).toMatchObject({ code: 0 })
    const [proof] = await world.services.db.select().from(orderProofs)
    expect(proof?.pictures).toContain(key)
    expect(proof?.hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    const { proofs } = await deal.detail(deal.buyer)
    expect(proofs[0]?.pictures.some((url) => url.includes(`${key}?until=`))).toBe(true)
  })

  it('may be left out; a picture in its place, a video among the pictures, a second one and that of another are refused', async () => {
    const [key, second] = [await record(), await record()]
    const theirs = await uploadVideo(deal.seller, undefined, { purpose: 'goods' })
    for (const wrong of [
      [{ kind: 'video', key: 'goods/aa/own.webp' }],
      [{ kind: 'bans', key }],
      [
        { kind: 'video', key },
        { kind: 'video', key: second },
      ],
      [{ kind: 'video', key: theirs }],
    ])
      expect(await pass(...wrong)).toMatchObject({ name: 'INVALID_INPUT' })
    expect((await pass()).code).toBe(0)
    expect((await pageOf()).checked?.video).toBe('')
  })
})
