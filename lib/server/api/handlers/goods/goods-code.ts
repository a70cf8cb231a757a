import type { goodsCodeContract } from '@/lib/contract/goods/goods-code'
import { createCodes } from '../../../modules/listings/codes/create-codes'
import { deleteCodes } from '../../../modules/listings/codes/delete-codes'
import { loadCodeStock } from '../../../modules/listings/codes/queries'
import type { Handlers } from '../../handler'

export const goodsCodeHandlers: Handlers<typeof goodsCodeContract> = {
  'GET /goods/codeStock': (ctx, input) => loadCodeStock(ctx, input.goodsSn),
  'POST /goods/addCodes': (ctx, input) => createCodes(ctx, input),
  'POST /goods/removeCodes': (ctx, input) => deleteCodes(ctx, input),
}
