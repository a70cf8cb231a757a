import type { inquiryContract } from '@/lib/contract/goods/inquiry'
import { createInquiry } from '../../../modules/market/inquiries/create-inquiry'
import { markInquiryRead } from '../../../modules/market/inquiries/mark-inquiry-read'
import { listInquiries, loadInquiry, loadInquiryOfGoods } from '../../../modules/market/inquiries/queries'
import { sendInquiryMessage } from '../../../modules/market/inquiries/send-inquiry-message'
import { updateInquiryBlock } from '../../../modules/market/inquiries/update-inquiry-block'
import type { Handlers } from '../../handler'

export const inquiryHandlers: Handlers<typeof inquiryContract> = {
  'GET /inquiry/ofGoods': (ctx, input) => loadInquiryOfGoods(ctx, input.goodsSn),
  'POST /inquiry/ask': (ctx, input) => createInquiry(ctx, input),
  'POST /inquiry/send': (ctx, input) => sendInquiryMessage(ctx, input),
  'GET /inquiry/list': (ctx, input) => listInquiries(ctx, input),
  'GET /inquiry/detail': (ctx, input) => loadInquiry(ctx, input.inquiryId),
  'POST /inquiry/read': (ctx, input) => markInquiryRead(ctx, input),
  'POST /inquiry/block': (ctx, input) => updateInquiryBlock(ctx, input),
}
