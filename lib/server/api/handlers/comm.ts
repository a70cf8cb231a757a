import type { commContract } from '@/lib/contract/comm'
import { listCrossZones } from '../../modules/catalog/queries-cross'
import { listGames, loadGameFilter } from '../../modules/catalog/queries-games'
import { listNews, loadNews, loadNewsInList } from '../../modules/content/queries-news'
import { recordNewsView } from '../../modules/content/record-news-view'
import { sendBindCode } from '../../modules/identity/send-bind-code'
import { sendPublicCode } from '../../modules/identity/send-public-code'
import { issueUploadToken } from '../../modules/media/issue-upload-token'
import { IMAGE_TYPES } from '../../modules/media/rules'
import { storeImage } from '../../modules/media/store-image'
import { loadVisitFigures } from '../../modules/traffic/queries'
import { recordVisit } from '../../modules/traffic/record-visit'
import { issueCertificate } from '../../modules/trust/issue-certificate'
import { loadCertificate } from '../../modules/trust/queries-certificates'
import { renewCsrf } from '../csrf'
import type { Handlers } from '../handler'
import { askingBrowser } from './sms-browser'

/** Where a token is spent, whoever gave it. */
const UPLOAD_FORM = { action: '/api/comm/uploadImage', types: [...IMAGE_TYPES] }

export const commHandlers: Handlers<typeof commContract> = {
  'POST /comm/sms': (ctx, input, http) =>
    sendPublicCode(ctx, { ...input, browser: askingBrowser(http), known: http.cookies.read('known') }),
  'POST /comm/smsBindPhone': (ctx, input, http) =>
    sendBindCode(ctx, { ...input, browser: askingBrowser(http), visitor: http.cookies.read('oauth') }),
  'GET /comm/gameList': async (ctx, input) => ({ gameList: await listGames(ctx, input) }),
  'GET /comm/gamefilter': (ctx, input) => loadGameFilter(ctx, input.gameId),
  'GET /comm/crossList': (ctx, input) => listCrossZones(ctx, input),
  'GET /comm/qiniuToken': async (ctx, input) => ({ ...(await issueUploadToken(ctx, input)), ...UPLOAD_FORM }),
  'GET /comm/imagesTempUploadToken': (ctx, input) => issueUploadToken(ctx, input),
  'POST /comm/uploadImage': (ctx, input, http) => storeImage(ctx, { ...input, file: http.file }),
  'GET /comm/getNews': (ctx, input) => listNews(ctx, input),
  'GET /comm/newsInfo': (ctx, input) => loadNews(ctx, input.newsId),
  'GET /comm/newsInfo2': (ctx, input) => loadNewsInList(ctx, input.newsId),
  'POST /comm/recordNewsView': (ctx, input) => recordNewsView(ctx, input.newsId),
  'POST /comm/recordUV': (ctx, input, { host }) => recordVisit(ctx, { ...input, host }),
  'GET /comm/getClickRecord': (ctx) => loadVisitFigures(ctx, { days: 14 }),
  'POST /comm/certificateInfo': (ctx, input) => issueCertificate(ctx, input),
  'GET /comm/queryCertificateInfo': (ctx, input) => loadCertificate(ctx, input.code),
  'GET /comm/csrf': async (ctx, _, http) => renewCsrf(ctx, http.cookies),
}
