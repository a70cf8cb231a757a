import { randomUUID } from 'node:crypto'
import type { Visitor } from './visitor'
import { PAY_PASSWORD, type Person, type World } from './world'

const GAME = 107
export const SHOP = { gameAccounts: '搬砖一号', contact: '2850001' }

/** A merchant with the deposit paid; `balance` is what is left beside it. */
export async function openShop(world: World, balance = '0.00'): Promise<{ person: Person; visitor: Visitor }> {
  const person = await world.person({ balance: '1000.00' })
  const visitor = await world.logIn(person)
  const form = { ...SHOP, payPassword: PAY_PASSWORD, agree: '1' } as const
  await visitor.do('POST /quickCoin/shopQuickCoinApply', form, { key: randomUUID() })
  if (balance !== '0.00') await world.recharge(person, balance)
  return { person, visitor }
}

export interface OfferOptions {
  kind?: 'sell' | 'recycle'
  ratio?: string
  stock?: string
  budget?: string
  least?: string
  most?: string
}

/** 1.00 yuan buys 20,000 units, unless said otherwise. */
export const offerTerms = ({ kind = 'sell', ...more }: OfferOptions = {}) => ({
  kind,
  ...{ gid: String(GAME), ratio: '20000.00', least: '20000', most: '90000000', way: 'mail' as const },
  ...(kind === 'sell' ? { stock: '1000000' } : { budget: '100.00', roleName: '收币的小号' }),
  ...more,
})

export const offer = (visitor: Visitor, options: OfferOptions = {}) =>
  visitor.do('POST /quickCoin/createQuickCoin', offerTerms(options), { key: randomUUID() })
