import type { goodsWantContract } from '@/lib/contract/goods/goods-want'
import { answerWant } from '../../../modules/market/wants/answer-want'
import { closeAnswer } from '../../../modules/market/wants/close-answer'
import { closeWant } from '../../../modules/market/wants/close-want'
import { createWant } from '../../../modules/market/wants/create-want'
import { listHall, listOwnPosts, listSentAnswers } from '../../../modules/market/wants/queries'
import { listMatches } from '../../../modules/market/wants/queries-matches'
import { updateWant } from '../../../modules/market/wants/update-want'
import type { Handlers } from '../../handler'

export const goodsWantHandlers: Handlers<typeof goodsWantContract> = {
  'POST /goods/releaseWantGoods': (ctx, input) => createWant(ctx, input),
  'POST /goods/editWantGoods': (ctx, input) => updateWant(ctx, input),
  'POST /goods/updateWantGoodsStatus': (ctx, { wantId }) => closeWant(ctx, wantId),
  'GET /goods/getWantGoodsList': (ctx, input) => listHall(ctx, input),
  'GET /goods/findSelfWantGoodsList': (ctx, input) => listOwnPosts(ctx, input),
  'GET /goods/wantMatches': (ctx, { wantId }) => listMatches(ctx, wantId),
  'POST /goods/answerWantGoods': (ctx, input) => answerWant(ctx, input),
  'POST /goods/handleWantAnswer': (ctx, input) => closeAnswer(ctx, input),
  'GET /goods/wantAnswerList': (ctx, input) => listSentAnswers(ctx, input),
}
