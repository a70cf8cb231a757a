import type { goodsCheckContract } from '@/lib/contract/goods/goods-check'
import { cancelGoodsCheck } from '../../../modules/listings/catalog/checking/cancel-goods-check'
import { requestGoodsCheck } from '../../../modules/listings/catalog/checking/request-goods-check'
import type { Handlers } from '../../handler'

export const goodsCheckHandlers: Handlers<typeof goodsCheckContract> = {
  'POST /goodsCheck/submit': (ctx, input) => requestGoodsCheck(ctx, input),
  'POST /goodsCheck/withdraw': (ctx, input) => cancelGoodsCheck(ctx, input),
}
