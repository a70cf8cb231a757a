import { expect, it } from 'vitest'
import { mixedDeals } from '@/lib/server/modules/orders/trading/figures/rules'

const deal = (name: string, goodsTypeId: number, yuan: number) => ({ name, goodsTypeId, priceFen: BigInt(yuan * 100) })
const namesOf = (deals: readonly { name: string }[]): string[] => deals.map(({ name }) => name)

it('shown deals are all accounts, at most a third of another type, and one small one, latest first', () => {
  const latest = [
    deal('small', 27, 3),
    deal('smaller', 46, 2),
    deal('prop 1', 27, 20),
    deal('prop 2', 27, 20),
    deal('account 1', 1, 300),
    deal('coins', 22, 50),
    deal('account 2', 1, 9),
    deal('account 3', 1, 90),
  ]
  expect(namesOf(mixedDeals(latest, 6))).toEqual(['small', 'prop 1', 'account 1', 'coins', 'account 2', 'account 3'])
})

it('the latest of the rest fill the places that are left', () => {
  const latest = [deal('a', 27, 3), deal('b', 27, 3), deal('c', 27, 3), deal('d', 27, 3)]
  expect(namesOf(mixedDeals(latest, 3))).toEqual(['a', 'b', 'c'])
  expect(namesOf(mixedDeals(latest, 9))).toEqual(['a', 'b', 'c', 'd'])
  expect(mixedDeals([], 3)).toEqual([])
})
