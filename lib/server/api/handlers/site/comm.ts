import type { commContract } from '@/lib/contract/site/comm'
import { listCrossZones } from '../../../modules/listings/catalog/games/queries-cross'
import { listGames, loadGameFilter } from '../../../modules/listings/catalog/games/queries-games'
import { suggestWords } from '../../../modules/listings/catalog/games/queries-suggest'
import { listNews, loadNews, loadNewsInList } from '../../../modules/listings/content/queries-news'
import { recordNewsView } from '../../../modules/listings/content/record-news-view'
import { issueUploadToken } from '../../../modules/listings/media/issue-upload-token'
import { IMAGE_TYPES } from '../../../modules/listings/media/rules'
import { saveImage } from '../../../modules/listings/media/save-image'
import { loadVisitFigures } from '../../../modules/listings/traffic/queries'
import { recordBrowserError } from '../../../modules/listings/traffic/record-browser-error'
import { recordPage } from '../../../modules/listings/traffic/record-page'
import { recordVisit } from '../../../modules/listings/traffic/record-visit'
import { issueCertificate } from '../../../modules/office/trust/issue-certificate'
import { loadCertificate } from '../../../modules/office/trust/queries-certificates'
import { sendBindCode } from '../../../modules/people/identity/codes/send-bind-code'
import { sendPublicCode } from '../../../modules/people/identity/codes/send-public-code'
import { renewCsrf } from '../../csrf'
import type { Handlers } from '../../handler'
import { listOpenCalls } from '../../open/list-open-calls'
import { askingBrowser } from '../people/sms-browser'

/** Where an upload token is used, whichever endpoint issued it. */
const UPLOAD_FORM = { action: '/api/comm/uploadImage', types: [...IMAGE_TYPES] }

export const commHandlers: Handlers<typeof commContract> = {
  'POST /comm/sms': (ctx, input, http) =>
    sendPublicCode(ctx, { ...input, browser: askingBrowser(http), known: http.cookies.read('known') }),
  'POST /comm/smsBindPhone': (ctx, input, http) =>
    sendBindCode(ctx, { ...input, browser: askingBrowser(http), visitor: http.cookies.read('oauth') }),
  'GET /comm/gameList': async (ctx, input) => ({ gameList: await listGames(ctx, input) }),
  'GET /comm/suggest': (ctx, input) => suggestWords(ctx, input),
  'GET /comm/gamefilter': (ctx, input) => loadGameFilter(ctx, input.gameId),
  'GET /comm/openCalls': () => listOpenCalls(),
  'GET /comm/crossList': (ctx, input) => listCrossZones(ctx, input),
  'GET /comm/qiniuToken': async (ctx, input) => ({ ...(await issueUploadToken(ctx, input)), ...UPLOAD_FORM }),
  'GET /comm/imagesTempUploadToken': (ctx, input) => issueUploadToken(ctx, input),
  'POST /comm/uploadImage': (ctx, input, http) => saveImage(ctx, { ...input, file: http.file }),
  'GET /comm/getNews': (ctx, input) => listNews(ctx, input),
  'GET /comm/newsInfo': (ctx, input) => loadNews(ctx, input.newsId),
  'GET /comm/newsInfo2': (ctx, input) => loadNewsInList(ctx, input.newsId),
  'POST /comm/recordNewsView': (ctx, input) => recordNewsView(ctx, input.newsId),
  'POST /comm/recordUV': (ctx, input, { host }) => recordVisit(ctx, { ...input, host }),
  'POST /comm/recordPage': (ctx, input) => recordPage(ctx, input),
  'GET /comm/getClickRecord': (ctx) => loadVisitFigures(ctx, { days: 14 }),
  'POST /comm/certificateInfo': (ctx, input) => issueCertificate(ctx, input),
  'GET /comm/queryCertificateInfo': (ctx, input) => loadCertificate(ctx, input.code),
  'GET /comm/csrf': async (ctx, _, http) => renewCsrf(ctx, http.cookies),
  'POST /comm/recordBrowserError': (ctx, input) => recordBrowserError(ctx, input),
}
