import { expect, it } from 'vitest'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { partsOfSplit } from '@/lib/shared/trade/split'
import { Work } from '../../../support/fixtures/work'
import { openWorld } from '../../../support/world'

it('a decision about a work pays what its preview said: both parties, the fee and the rest of the deposits', async () => {
  const world = await openWorld()
  const work = await (await Work.open(world)).begin()
  const desk = await world.logIn({ staff: 'service' })
  const { orderSn, people } = work
  await desk.do('POST /desk/takeOrder', { orderSn })
  const { steps } = await desk.do('GET /desk/order', { orderSn })
  const split = steps.find(({ action }) => action === 'rule')?.split
  if (!split) throw new Error('no split')
  const parts = partsOfSplit(split.terms, { pay: 4000n, forfeit: 500n })
  expect(parts.fee).toBeGreaterThan(0n)
  const sums = async () => [await world.balance(people.customer), await world.balance(people.booster)]
  const before = await sums()
  await desk.do('POST /desk/orderAct', { orderSn, action: 'rule', pay: '40.00', forfeit: '5.00', reason: '做了四成' })
  const more = [parts.back + parts.forfeit, parts.paid + parts.bondBack]
  expect(await sums()).toEqual(before.map((sum, i) => fenToYuan(fen(yuanToFen(sum) + (more[i] ?? 0n)))))
})
