import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { Deal } from '../../support/fixtures/deal'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
beforeAll(async () => {
  await world.open()
  seller = await world.person({ nickName: '衡集店小二' })
})
afterAll(() => world.close())

const official = async (sn: string) => {
  await world.services.db
    .update(goods)
    .set({ isOfficialSell: true, securitService: '1,2' })
    .where(eq(goods.sn, sn as never))
  return sn
}
const brand = () => world.dist(1).conf

it("official goods are sold by the site's own shop, or on other sites by the platform's, under unmasked names", async () => {
  const sn = await official((await world.goods({ seller, title: '官方验过的号' })).sn)
  const own = `${brand().distBaseConf.websiteName}自营店`
  for (const [distId, name, actor] of [
    [1, own, brand().pictArea.webIcon],
    [2, '平台自营店', ''],
  ] as const) {
    const visitor = world.visitor(distId)
    const { seller: shown } = await visitor.do('GET /goods/goodsInfo', { goodsSn: sn })
    expect([shown.nickName, shown.actor]).toEqual([name, actor])
    const { list } = await visitor.do('GET /goods/getGoodsList', { keyWord: '官方验过' })
    expect(list.map((row) => row.seller.nickName)).toEqual([name])
    const shop = await visitor.do('GET /shop/info', { code: shown.shop })
    expect([shop.name, shop.actor, shop.isOfficial]).toEqual([name, actor, true])
  }
})

it('an order of official goods names the shop, and a member’s name as seller stays masked', async () => {
  const deal = await Deal.open(world, { seller, balance: '500.00' })
  await official(deal.goods.sn)
  const { orderSn } = await (await deal.place()).pay()
  const detail = await deal.buyer.do('GET /order/orderDetail', { orderSn })
  expect(JSON.stringify(detail)).toContain(`${brand().distBaseConf.websiteName}自营店`)
  expect(JSON.stringify(detail)).not.toContain('衡集店小二')
  const groupId = String(detail.groupId)
  const membersOf = async (person: typeof deal.buyer) =>
    (await person.do('GET /im/groupInfo', { groupId })).members.map(({ nickName }) => nickName)
  expect(await membersOf(deal.buyer)).toContain(`${brand().distBaseConf.websiteName}自营店`)
  expect(await membersOf(deal.seller)).toContain('衡集店小二')
  const other = await Deal.open(world, { seller: await world.person({ nickName: '青竹客栈' }), balance: '500.00' })
  const paid = await (await other.place()).pay()
  const shown = JSON.stringify(await other.buyer.do('GET /order/orderDetail', { orderSn: paid.orderSn }))
  expect([shown.includes('青**栈'), shown.includes('青竹客栈')]).toEqual([true, false])
})
