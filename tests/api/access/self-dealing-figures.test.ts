import { beforeEach, describe, expect, it } from 'vitest'
import { recordLateTies } from '@/lib/server/modules/orders/trading/record-late-ties'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { closeMarket, Gold } from '../../support/fixtures/coin'
import { runClock } from '../../support/fixtures/deal'
import { storyWorld } from '../../support/ledger'
import { oneBrowser } from '../../support/one-person'

const world = storyWorld()
const recordTies = () => recordLateTies(systemCtx(world.services, world.dist()))

describe('statistics of currency merchants and self-dealing', () => {
  beforeEach(() => closeMarket(world))

  it.each(['confirmation', 'payout', 'daily check'])(
    'a currency order does not count for its merchant if a tie is found at the %s',
    async (found) => {
      const gold = await (await Gold.open(world)).begin()
      await gold.deliver()
      const tie = () => oneBrowser(world, gold.orderSn, gold.people.buyer, gold.people.merchant)
      if (found === 'confirmation') await tie()
      await gold.act('buyer', 'confirm')
      if (found === 'payout') await tie()
      world.pass({ hours: 25 })
      await runClock(world)
      expect(await gold.state()).toBe('3 RELEASED')
      if (found === 'daily check') {
        expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({ orders: 1 })
        await tie()
        expect(await recordTies()).toBe(1)
      }
      const figures = { orders: 0, completion: null, minutes: null }
      expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject(figures)
      const { list } = await gold.buyer.do('GET /quickCoin/queue', { orderSn: gold.orderSn })
      expect(list.map(({ state, ratio }) => [state, ratio])).toEqual([['done', gold.ratio]])
    },
  )
})
