'use client'

import type { GoodsRow } from '@/lib/contract/entities/goods'
import { netOf } from '@/lib/shared/goods/quote'
import { type Fen, fenToYuan, yuanText } from '@/lib/shared/money/money'
import { call } from '../api'
import { useLoad } from './use-load'

type Kind = Pick<GoodsRow, 'gameId' | 'goodsTypeId'>
interface Fee {
  feeBasisPoints: number
  leastFee: string
}

const kindOf = ({ gameId, goodsTypeId }: Kind): string => `${gameId} ${goodsTypeId}`

/** Current fees of a seller, loaded once per game and type; undefined until loaded, or if they cannot be. */
export function useFees(goods: readonly Kind[]): (item: Kind) => Fee | undefined {
  const kinds = [...new Set(goods.map(kindOf))]
  const { data } = useLoad(kinds.join(), async () => {
    const fees = kinds.map(async (kind): Promise<[string, Fee | undefined]> => {
      const [gameId = '', goodsTypeId = ''] = kind.split(' ')
      // a price can be changed without knowing the resulting income
      return [kind, await call('GET /goods/getGoodsUpperConf', { gameId, goodsTypeId }).catch(() => undefined)]
    })
    return new Map(await Promise.all(fees))
  })
  return (item) => data?.get(kindOf(item))
}

/** What the seller of one unit gets, in words; '' without the fee. */
export const netText = (unit: Fen, fee: Fee | undefined): string =>
  fee ? `到手 ${yuanText(fenToYuan(netOf(unit, fee)))}` : ''
