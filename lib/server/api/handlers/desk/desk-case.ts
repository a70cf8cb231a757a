import type { deskCaseContract } from '@/lib/contract/desk/desk-case'
import { answerCase } from '../../../modules/office/cases-desk/answer-case'
import { claimCase } from '../../../modules/office/cases-desk/claim-case'
import { exportCases } from '../../../modules/office/cases-desk/export-cases'
import { loadCasePhone } from '../../../modules/office/cases-desk/load-case-phone'
import { listCaseHandlers, listDeskCases, loadDeskCase } from '../../../modules/office/cases-desk/queries'
import { reviewCase } from '../../../modules/office/cases-desk/review-case'
import { reviewCaseAppeal } from '../../../modules/office/cases-desk/review-case-appeal'
import { transferCase } from '../../../modules/office/cases-desk/transfer-case'
import type { Handlers } from '../../handler'

export const deskCaseHandlers: Handlers<typeof deskCaseContract> = {
  'GET /desk/cases': (ctx, input) => listDeskCases(ctx, input),
  'GET /desk/case': (ctx, input) => loadDeskCase(ctx, input),
  'GET /desk/caseHandlers': (ctx, input) => listCaseHandlers(ctx, input),
  'POST /desk/claimCase': (ctx, input) => claimCase(ctx, input),
  'POST /desk/transferCase': (ctx, input) => transferCase(ctx, input),
  'POST /desk/answerCase': (ctx, input) => answerCase(ctx, input),
  'POST /desk/decideCase': (ctx, input) => reviewCase(ctx, input),
  'POST /desk/decideCaseAppeal': (ctx, input) => reviewCaseAppeal(ctx, input),
  'POST /desk/revealCasePhone': (ctx, input) => loadCasePhone(ctx, input),
  'POST /console/exportCases': (ctx, input) => exportCases(ctx, input),
}
