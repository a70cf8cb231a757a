import { randomInt, randomUUID } from 'node:crypto'
import { Visitor } from '../../tests/support/visitor'
import { SELLER } from './people'

/** Whose lists no test looks at. */
const GAME = '132'

interface Wanted {
  /** An account, unless told otherwise. */
  goodsTypeId?: string
  price: string
  stock?: string
}

/**
 * A new item of the demo seller, which nobody else orders: those of the demo data are held, bargained for, or refused to the demo
 * buyer who let them go when its unpaid orders ran out.
 */
export async function publish(origin: string, { goodsTypeId = '1', price, stock }: Wanted) {
  const seller = await new Visitor(origin).logIn(SELLER)
  const bigTitle = `贵族八 全英雄 ${randomInt(100, 999)} 皮 ${randomInt(100, 999)} 点券`
  const form = { gameId: GAME, goodsTypeId, bigTitle, price, stock, ensureOpen: '1' as const }
  const { goodsSn, status } = await seller.do('POST /goods/releaseGoods', form, { key: randomUUID() })
  if (status !== 1) throw new Error(`${bigTitle} waits for staff`)
  return { goodsSn, bigTitle, price, gameId: Number(GAME) }
}
