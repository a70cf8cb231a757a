import type { goodsCodeContract } from '@/lib/contract/goods-code'
import { addCodes } from '../../modules/codes/add-codes'
import { loadCodeStock } from '../../modules/codes/queries'
import { removeCodes } from '../../modules/codes/remove-codes'
import type { Handlers } from '../handler'

export const goodsCodeHandlers: Handlers<typeof goodsCodeContract> = {
  'GET /goods/codeStock': (ctx, input) => loadCodeStock(ctx, input.goodsSn),
  'POST /goods/addCodes': (ctx, input) => addCodes(ctx, input),
  'POST /goods/removeCodes': (ctx, input) => removeCodes(ctx, input),
}
