import type { consoleContentContract } from '@/lib/contract/console-content'
import { listArticles, loadArticle } from '../../modules/content/queries-writing'
import { removeArticle } from '../../modules/content/remove-article'
import { saveArticle } from '../../modules/content/save-article'
import type { Handlers } from '../handler'

export const consoleContentHandlers: Handlers<typeof consoleContentContract> = {
  'GET /console/articles': (ctx, input) => listArticles(ctx, input),
  'GET /console/article': (ctx, input) => loadArticle(ctx, input),
  'POST /console/saveArticle': async (ctx, input) => ({ code: await saveArticle(ctx, input) }),
  'POST /console/removeArticle': (ctx, input) => removeArticle(ctx, input),
}
