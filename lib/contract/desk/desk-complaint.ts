import { z } from 'zod'
import { COMPLAINT_OUTCOMES, COMPLAINT_TEXT } from '@/lib/shared/trade/complaints'
import { complaintFigures, deskComplaint } from '../entities/complaint'
import { none, page, paged, pageSize, required, uint } from '../fields'
import { endpoint } from '../kit'

const complaintId = uint()

/** Complaints that payers filed with Alipay or WeChat Pay. */
export const deskComplaintContract = {
  'GET /desk/complaints': endpoint({
    summary: 'List complaints filed with payment providers about payments on this host, and their figures',
    access: 'staff:orders.act',
    input: z.object({ view: z.enum(['open', 'done']).prefault('open'), page, pageSize: pageSize(10, 60) }),
    output: paged(deskComplaint).extend({ figures: complaintFigures }),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/replyComplaint': endpoint({
    summary: 'Reply to the payer through the payment provider',
    access: 'staff:orders.act',
    input: z.object({ complaintId, text: required(COMPLAINT_TEXT, '请填写回复内容') }),
    output: none,
    refusals: ['NOT_FOUND', 'COMPLAINT_STATE', 'FORBIDDEN'],
    idempotent: true,
  }),
  'POST /desk/closeComplaint': endpoint({
    summary:
      'Settle a complaint with a sentence for the payer; the provider is notified of a refund only once it has arrived',
    access: 'staff:orders.act',
    input: z.object({
      complaintId,
      outcome: z.enum(COMPLAINT_OUTCOMES),
      text: required(COMPLAINT_TEXT, '请写明处理结果，买家会看到'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'COMPLAINT_STATE', 'FORBIDDEN'],
    idempotent: true,
  }),
} as const
