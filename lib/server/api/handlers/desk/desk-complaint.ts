import type { deskComplaintContract } from '@/lib/contract/desk/desk-complaint'
import { answerComplaint } from '../../../modules/aftersales/complaints/answer-complaint'
import { closeComplaint } from '../../../modules/aftersales/complaints/close-complaint'
import { listDeskComplaints } from '../../../modules/aftersales/complaints/queries-desk'
import type { Handlers } from '../../handler'

export const deskComplaintHandlers: Handlers<typeof deskComplaintContract> = {
  'GET /desk/complaints': (ctx, input) => listDeskComplaints(ctx, input),
  'POST /desk/replyComplaint': (ctx, input) => answerComplaint(ctx, input),
  'POST /desk/closeComplaint': (ctx, input) => closeComplaint(ctx, input),
}
