import { expect, it } from 'vitest'
import type { GoodsSn } from '@/lib/shared/ids'
import { insertPassed } from '../../../support/fixtures/goods-check'
import { openWorld } from '../../../support/world'

it('lists filter checked accounts and sort them by the latest check', async () => {
  const world = await openWorld()
  const seller = await world.person()
  const sns: string[] = []
  for (const price of ['30.00', '10.00', '20.00']) {
    const { sn } = await world.goods({ seller, price })
    sns.push(sn)
    if (price === '20.00') continue
    await insertPassed(world, { seller, goodsSn: sn as GoodsSn })
    world.pass({ minutes: 1 })
  }
  const [first, second, unchecked] = sns
  const list = async (more: { checked?: '1'; sort?: 'checked' | 'priceAsc'; gid?: string }) =>
    (await world.visitor().do('GET /goods/getGoodsList', { gid: '107', ...more })).list.map(({ goodsSn }) => goodsSn)
  expect(await list({})).toContain(unchecked)
  expect(await list({ checked: '1', sort: 'priceAsc' })).toEqual([second, first])
  expect(await list({ sort: 'checked' })).toEqual([second, first])
})
