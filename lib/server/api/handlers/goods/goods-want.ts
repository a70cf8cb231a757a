import type { goodsWantContract } from '@/lib/contract/goods/goods-want'
import { answerPost } from '../../../modules/market/wants/answer-post'
import { closePost } from '../../../modules/market/wants/close-post'
import { editPost } from '../../../modules/market/wants/edit-post'
import { handleAnswer } from '../../../modules/market/wants/handle-answer'
import { postWant } from '../../../modules/market/wants/post-want'
import { listHall, listOwnPosts, listSentAnswers } from '../../../modules/market/wants/queries'
import { listMatches } from '../../../modules/market/wants/queries-matches'
import type { Handlers } from '../../handler'

export const goodsWantHandlers: Handlers<typeof goodsWantContract> = {
  'POST /goods/releaseWantGoods': (ctx, input) => postWant(ctx, input),
  'POST /goods/editWantGoods': (ctx, input) => editPost(ctx, input),
  'POST /goods/updateWantGoodsStatus': (ctx, { wantId }) => closePost(ctx, wantId),
  'GET /goods/getWantGoodsList': (ctx, input) => listHall(ctx, input),
  'GET /goods/findSelfWantGoodsList': (ctx, input) => listOwnPosts(ctx, input),
  'GET /goods/wantMatches': (ctx, { wantId }) => listMatches(ctx, wantId),
  'POST /goods/answerWantGoods': (ctx, input) => answerPost(ctx, input),
  'POST /goods/handleWantAnswer': (ctx, input) => handleAnswer(ctx, input),
  'GET /goods/wantAnswerList': (ctx, input) => listSentAnswers(ctx, input),
}
