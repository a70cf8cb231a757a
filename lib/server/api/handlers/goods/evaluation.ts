import type { evaluationContract } from '@/lib/contract/goods/evaluation'
import { evaluate, loadMarket, loadModel } from '../../../modules/listings/valuation/queries'
import type { Handlers } from '../../handler'

export const evaluationHandlers: Handlers<typeof evaluationContract> = {
  'POST /evaluation': (ctx, input) => evaluate(ctx, input),
  'GET /evaluation/model': (ctx, input) => loadModel(ctx, input.gid),
  'GET /evaluation/market': (ctx) => loadMarket(ctx),
}
