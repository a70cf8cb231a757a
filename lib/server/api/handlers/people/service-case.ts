import type { serviceCaseContract } from '@/lib/contract/people/service-case'
import { issueUploadToken } from '../../../modules/listings/media/issue-upload-token'
import { saveImage } from '../../../modules/listings/media/save-image'
import { answerOwnCase } from '../../../modules/office/cases-desk/answer-own-case'
import { createCase } from '../../../modules/office/cases-desk/create-case'
import { createCaseAppeal } from '../../../modules/office/cases-desk/create-case-appeal'
import { createCounterNotice } from '../../../modules/office/cases-desk/create-counter-notice'
import { listOwnWithheld } from '../../../modules/office/cases-desk/queries-goods'
import {
  listOwnCases,
  loadHints,
  loadOwnCase,
  loadSender,
  lookUpCase,
} from '../../../modules/office/cases-desk/queries-own'
import { requireSender } from '../../../modules/office/cases-desk/queries-sender'
import { GUEST_SECONDS } from '../../../modules/office/cases-desk/rules'
import { verifySender } from '../../../modules/office/cases-desk/verify-sender'
import type { Handlers, HttpExtras } from '../../handler'
import { withBrowser } from './sms-browser'

const guestOf = ({ cookies }: HttpExtras) => cookies.read('guest')
const withGuest = <T>(input: T, http: HttpExtras) => ({ ...input, guest: guestOf(http) })

export const serviceCaseHandlers: Handlers<typeof serviceCaseContract> = {
  'GET /case/sender': (ctx, _, http) => loadSender(ctx, guestOf(http)),
  'POST /case/verifyPhone': async (ctx, input, http) => {
    http.cookies.write('guest', await verifySender(ctx, withBrowser(input, http)), GUEST_SECONDS)
  },
  'GET /case/pictureToken': async (ctx, _, http) =>
    issueUploadToken((await requireSender(ctx, guestOf(http))).ctx, { purpose: 'evidence' }),
  'POST /case/uploadPicture': async (ctx, input, http) =>
    saveImage((await requireSender(ctx, guestOf(http))).ctx, { ...input, file: http.file }),
  'GET /case/hints': (ctx, input) => loadHints(ctx, input),
  'POST /case/create': (ctx, input, http) => createCase(ctx, withGuest(input, http)),
  'GET /case/list': (ctx, _, http) => listOwnCases(ctx, guestOf(http)),
  'POST /case/lookUp': (ctx, input) => lookUpCase(ctx, input),
  'GET /case/detail': (ctx, input, http) => loadOwnCase(ctx, withGuest(input, http)),
  'POST /case/reply': (ctx, input, http) => answerOwnCase(ctx, withGuest(input, http)),
  'GET /case/withheldGoods': (ctx) => listOwnWithheld(ctx),
  'POST /case/counter': (ctx, input) => createCounterNotice(ctx, input),
  'POST /case/appeal': (ctx, input, http) => createCaseAppeal(ctx, withGuest(input, http)),
}
