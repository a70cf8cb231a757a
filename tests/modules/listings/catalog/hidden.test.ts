import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import {
  findGoodsNow,
  findGoodsType,
  findListing,
  findShown,
  loadAvailable,
} from '@/lib/server/modules/listings/catalog/queries-detail'
import type { Ctx } from '@/lib/server/runtime/context'
import { Refusal } from '@/lib/server/runtime/refusal'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { World } from '../../../support/world'

const READS = { findShown, findListing, loadAvailable, findGoodsNow, findGoodsType }
const HIDDEN: GoodsStatus[] = [GOODS_STATUS.removed, GOODS_STATUS.review, GOODS_STATUS.refused]

const world = new World()
let ctx: Ctx
let sn: GoodsSn
beforeAll(async () => {
  await world.open()
  const seller = await world.person()
  ctx = world.ctx(seller)
  sn = (await world.goods({ seller, gameId: 107 })).sn
})
afterAll(() => world.close())

/** Every read of an item by number must agree on whether it is visible. */
describe.each(Object.entries(READS))('visibility in %s', (name, read) => {
  const fault = async (ctx: Ctx) => {
    try {
      await read(ctx, sn)
      return ''
    } catch (error) {
      return error instanceof Refusal ? error.reason : String(error)
    }
  }

  it.each(Object.entries(GOODS_STATUS))(
    'an item with status %s is visible only if that status is public',
    async (_, status) => {
      await world.services.db.update(goods).set({ status }).where(eq(goods.sn, sn))
      const gone = name === 'findShown' && status === GOODS_STATUS.removed ? 'GONE' : 'NOT_FOUND'
      expect(await fault(ctx)).toBe(HIDDEN.includes(status) ? gone : '')
    },
  )

  it('an item of a game that the host does not show is hidden', async () => {
    for (const status of [GOODS_STATUS.onShelf, GOODS_STATUS.removed]) {
      await world.services.db.update(goods).set({ status }).where(eq(goods.sn, sn))
      expect(await fault({ ...ctx, dist: { ...ctx.dist, gameIds: [108] } })).toBe('NOT_FOUND')
    }
  })
})
