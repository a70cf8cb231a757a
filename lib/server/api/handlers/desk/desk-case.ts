import type { deskCaseContract } from '@/lib/contract/desk/desk-case'
import { answerCase } from '../../../modules/office/cases-desk/answer-case'
import { claimCase } from '../../../modules/office/cases-desk/claim-case'
import { createCaseEvidence } from '../../../modules/office/cases-desk/create-case-evidence'
import { exportCases } from '../../../modules/office/cases-desk/export-cases'
import { holdForAuthority } from '../../../modules/office/cases-desk/hold-for-authority'
import { loadCaseAccount } from '../../../modules/office/cases-desk/load-case-account'
import { loadCaseInquiry } from '../../../modules/office/cases-desk/load-case-inquiry'
import { loadCasePhone } from '../../../modules/office/cases-desk/load-case-phone'
import { listCaseHandlers, listDeskCases, loadDeskCase } from '../../../modules/office/cases-desk/queries'
import { recordLawsuit } from '../../../modules/office/cases-desk/record-lawsuit'
import { refundCaseOrder } from '../../../modules/office/cases-desk/refund-case-order'
import { reviewCase } from '../../../modules/office/cases-desk/review-case'
import { reviewCaseAppeal } from '../../../modules/office/cases-desk/review-case-appeal'
import { transferCase } from '../../../modules/office/cases-desk/transfer-case'
import { withholdCaseGoods } from '../../../modules/office/cases-desk/withhold-case-goods'
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
  'GET /desk/caseAccount': (ctx, input) => loadCaseAccount(ctx, input),
  'POST /desk/refundCaseOrder': (ctx, input) => refundCaseOrder(ctx, input),
  'POST /desk/withholdCaseGoods': (ctx, input) => withholdCaseGoods(ctx, input),
  'POST /desk/recordLawsuit': (ctx, input) => recordLawsuit(ctx, input),
  'POST /desk/holdForCase': (ctx, input) => holdForAuthority(ctx, input),
  'POST /desk/readInquiry': (ctx, input) => loadCaseInquiry(ctx, input),
  'POST /desk/evidenceForCase': (ctx, input) => createCaseEvidence(ctx, input),
  'POST /desk/revealCasePhone': (ctx, input) => loadCasePhone(ctx, input),
  'POST /console/exportCases': (ctx, input) => exportCases(ctx, input),
}
