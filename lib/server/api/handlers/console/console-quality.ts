import type { consoleQualityContract } from '@/lib/contract/console/console-quality'
import { loadWallboard } from '../../../modules/office/desk/queries-wallboard'
import { exportConversations } from '../../../modules/office/quality/export-conversations'
import { listOwnScores, listSamples, loadSample } from '../../../modules/office/quality/queries'
import { recordScore } from '../../../modules/office/quality/record-score'
import type { Handlers } from '../../handler'

export const consoleQualityHandlers: Handlers<typeof consoleQualityContract> = {
  'GET /console/wallboard': (ctx) => loadWallboard(ctx),
  'GET /console/qualitySamples': (ctx, input) => listSamples(ctx, input),
  'GET /console/qualitySample': (ctx, input) => loadSample(ctx, input),
  'POST /console/scoreQuality': (ctx, input) => recordScore(ctx, input),
  'GET /desk/quality': (ctx, input) => listOwnScores(ctx, input),
  'POST /console/exportConversations': (ctx, input) => exportConversations(ctx, input),
}
