import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { offer, openShop, SHOP } from '../../support/fixtures/coin'
import { storyWorld } from '../../support/ledger'
import { oneCard } from '../../support/one-person'
import { PAY_PASSWORD } from '../../support/world'

describe('currency merchants who are one person', () => {
  const world = storyWorld()

  it('a suspension ends every shop of the person', async () => {
    const [one, other] = [await openShop(world), await openShop(world)]
    await oneCard(world, 'card of two shops', one.person, other.person)
    const { offerSn } = await offer(other.visitor)
    const onSale = async () =>
      (await world.visitor().do('GET /quickCoin/getQuickCoinList', { gid: '107' })).list.map((row) => row.offerSn)
    expect(await onSale()).toContain(offerSn)
    const staff = await world.logIn({ staff: 'service' })
    const review = (person: typeof one.person, state: 'suspended' | 'active') =>
      staff.ask('POST /console/reviewMerchant', { userId: String(person.userId), state, reason: '多次投诉' })
    expect((await review(one.person, 'suspended')).code).toBe(0)
    expect(await onSale()).not.toContain(offerSn)
    expect((await review(one.person, 'active')).code).toBe(0)
    expect(await review(other.person, 'active'), 'one at a time').toMatchObject({
      name: 'ORDER_STATE',
      msg: '该用户的另一个账号已是币商，同一实名只能有一个',
    })
  })

  it('a person is a merchant with one account', async () => {
    const { person } = await openShop(world)
    const second = await world.person({ balance: '1000.00' })
    await oneCard(world, 'card of one shop', person, second)
    const form = { ...SHOP, payPassword: PAY_PASSWORD, agree: '1' } as const
    const applied = (await world.logIn(second)).ask('POST /quickCoin/shopQuickCoinApply', form, { key: randomUUID() })
    expect(await applied).toMatchObject({
      name: 'COIN_SHOP_REFUSED',
      msg: '你的另一个账号已是币商，同一实名只能入驻一个账号',
    })
  })
})
