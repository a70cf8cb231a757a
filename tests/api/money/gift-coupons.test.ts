import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { refundGifts } from '@/lib/server/modules/market/campaign/refund-gifts'
import { balanceOf } from '@/lib/server/modules/money/wallet/queries'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { UserId } from '@/lib/shared/ids'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { CAMPAIGNS } from '../../support/fixtures/campaigns'
import { earnShare } from '../../support/fixtures/share'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())
const editor = (distId = 1, ofDist?: number) => world.logIn({ staff: 'editor', ofDist }, distId)
const refused = (field: string, msg = expect.any(String)) => ({ code: 400, msg, data: { field } })

describe('coupons given by staff', () => {
  const shareOf = async (ownerId: number) => fenToYuan(await balanceOf(world.services.db, { kind: 'dist', ownerId }))
  const giftOf = (userId: UserId, more: object = {}) => ({ ...CAMPAIGNS.gift, userId: `${userId}`, ...more })
  const give = (staff: Visitor, userId: UserId, more: object = {}) =>
    staff.ask('POST /console/giveCoupon', giftOf(userId, more), { key: crypto.randomUUID() })

  it('a gift coupon is paid from the distributor’s balance, and rejected if that is insufficient', async () => {
    const staff = await editor(3, 3)
    const { userId } = await world.person()
    await earnShare(world, 3, '25.00')
    const before = yuanToFen(await shareOf(3))
    const most = { amount: fenToYuan(fen(before + 1n)), min: '10000.00' }
    expect(await give(staff, userId, most)).toMatchObject({ name: 'BALANCE_SHORT' })
    expect((await give(staff, userId)).code).toBe(0)
    expect(yuanToFen(await shareOf(3))).toBe(before - 1000n)
  })

  it('a gift coupon of the platform is paid by the platform', async () => {
    const before = await shareOf(1)
    expect((await give(await editor(1), (await world.person()).userId)).code).toBe(0)
    expect(await shareOf(1)).toBe(before)
  })

  it('an expired unused gift coupon is refunded to its distributor once', async () => {
    await earnShare(world, 3, '10.00')
    const before = yuanToFen(await shareOf(3))
    await give(await editor(3, 3), (await world.person()).userId)
    const sweep = () => refundGifts(systemCtx(world.services, world.dist(3)), { limit: 50 })
    world.pass({ days: 30 })
    await sweep()
    expect(yuanToFen(await shareOf(3))).toBe(before - 1000n)
    world.pass({ days: 8 })
    await sweep()
    expect(await sweep()).toBe(0)
    expect(yuanToFen(await shareOf(3))).toBeGreaterThanOrEqual(before)
  })

  it('gift coupons above the monthly budget need approval by a second staff member, also when given concurrently', async () => {
    await earnShare(world, 2, '9000.00')
    const [staff, second] = [await editor(2, 2), await world.logIn({ staff: 'owner', ofDist: 2 }, 2)]
    const large = { amount: '500.00', min: '10000.00' }
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()))
    const answers = await Promise.all(people.map(({ userId }) => give(staff, userId, large)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
    const waiting = answers.filter(({ data }) => data.couponId === null)
    expect(waiting).toHaveLength(2)
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const [approval] = list.filter(({ title }) => title.startsWith('赠送优惠券'))
    expect(approval?.title).toContain('¥500.00，满 ¥10,000.00 可用')
    expect(people.some(({ nickName }) => approval?.title.includes(nickName))).toBe(true)
    await second.do('POST /console/decideApproval', { approvalId: `${approval?.approvalId}`, accept: '1', reason: '' })
    expect((await staff.do('GET /console/gifts', {})).list.filter(({ amount }) => amount === '500.00')).toHaveLength(5)
  })

  it('rejects a gift coupon for an account of the same person', async () => {
    const staff = await editor(1)
    const { db } = world.services
    const other = await world.person()
    await db
      .update(users)
      .set({ idCardHash: 'one card' })
      .where(inArray(users.id, [staff.userId, other.userId]))
    expect(await give(staff, other.userId)).toMatchObject({ name: 'FORBIDDEN' })
  })

  it('a gift coupon appears in the member’s coupon list, and the member is notified once', async () => {
    const staff = await editor(3, 3)
    await earnShare(world, 3, '10.00')
    const person = await world.person()
    const member = await world.logIn(person, 3)
    const ask = (more: object = {}, key = crypto.randomUUID()) =>
      staff.ask('POST /console/giveCoupon', giftOf(person.userId, more), { key })
    const key = crypto.randomUUID()
    const { couponId } = (await ask({}, key)).data
    expect((await ask({}, key)).data).toEqual({ couponId })
    const { list } = await member.do('GET /activity/coupon/couponList', {})
    expect(list).toMatchObject([{ couponId, title: '满 200 元减 10 元', source: 'gift', state: 'unused' }])
    const notices = (await member.do('GET /notification/list', {})).list
    expect(notices.filter(({ title }) => title.includes('满 200 元减 10 元'))).toHaveLength(1)
    expect((await staff.do('GET /console/gifts', {})).list).toContainEqual(
      expect.objectContaining({ couponId, nickName: person.nickName }),
    )
    expect((await (await editor(2, 2)).do('GET /console/gifts', {})).list.map((one) => one.couponId)).not.toContain(
      couponId,
    )
    expect(await ask({ amount: '11.00' })).toMatchObject(refused('amount'))
    expect(await ask({ goodsTypes: '[999]' })).toMatchObject(refused('goodsTypes'))
  })
})
