import type { goodsCodeContract } from '@/lib/contract/goods/goods-code'
import { addCodes } from '../../../modules/listings/codes/add-codes'
import { loadCodeStock } from '../../../modules/listings/codes/queries'
import { removeCodes } from '../../../modules/listings/codes/remove-codes'
import type { Handlers } from '../../handler'

export const goodsCodeHandlers: Handlers<typeof goodsCodeContract> = {
  'GET /goods/codeStock': (ctx, input) => loadCodeStock(ctx, input.goodsSn),
  'POST /goods/addCodes': (ctx, input) => addCodes(ctx, input),
  'POST /goods/removeCodes': (ctx, input) => removeCodes(ctx, input),
}
