import { randomInt, randomUUID } from 'node:crypto'
import type { Visitor } from '../../tests/support/visitor'
import { uploadPicture } from './pictures'

/** A game whose lists are not checked by any test. */
const GAME = '132'
const AREA = '132001'
/** Facts that this game requires of an account. */
const RANK = JSON.stringify({ ranking: '名士' })

interface Listing {
  /** Goods type; an account by default. */
  goodsTypeId?: string
  /** Yuan. */
  price: string
  stock?: string
}

/** Publishes an item of this seller. Throws if it is held for review. */
export async function publish(seller: Visitor, { goodsTypeId = '1', price, stock }: Listing) {
  const bigTitle = `贵族八 全英雄 ${randomInt(100, 999)} 皮 ${randomInt(100, 999)} 点券`
  const required =
    goodsTypeId === '1' ? { facts: RANK, images: JSON.stringify([await uploadPicture(seller, 'goods')]) } : {}
  const form = {
    gameId: GAME,
    areaId: AREA,
    goodsTypeId,
    bigTitle,
    price,
    stock,
    ensureOpen: '1' as const,
    ...required,
  }
  const { goodsSn, status } = await seller.do('POST /goods/releaseGoods', form, { key: randomUUID() })
  if (status !== 1) throw new Error(`${bigTitle} is held for review`)
  return { goodsSn, bigTitle, price, gameId: Number(GAME) }
}
