import type { consoleContentContract } from '@/lib/contract/console/console-content'
import { deleteArticle } from '../../../modules/listings/content/delete-article'
import { deleteMatch } from '../../../modules/listings/content/delete-match'
import { listArticles, listOwnMatches, loadArticle } from '../../../modules/listings/content/queries-writing'
import { shapeArticle } from '../../../modules/listings/content/rules'
import { saveArticle } from '../../../modules/listings/content/save-article'
import { saveMatch } from '../../../modules/listings/content/save-match'
import type { Handlers } from '../../handler'

export const consoleContentHandlers: Handlers<typeof consoleContentContract> = {
  'GET /console/articles': (ctx, input) => listArticles(ctx, input),
  'GET /console/article': (ctx, input) => loadArticle(ctx, input),
  'POST /console/saveArticle': async (ctx, input) => ({ code: await saveArticle(ctx, input) }),
  'POST /console/previewArticle': async (_, { html }) => shapeArticle(html),
  'POST /console/removeArticle': (ctx, input) => deleteArticle(ctx, input),
  'GET /console/matches': (ctx, input) => listOwnMatches(ctx, input),
  'POST /console/saveMatch': async (ctx, input) => ({ matchId: await saveMatch(ctx, input) }),
  'POST /console/removeMatch': (ctx, input) => deleteMatch(ctx, input),
}
