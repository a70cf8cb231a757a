import type { inquiries, inquiryMessages } from '../../../db/schema/market/inquiries'

export type InquiryRow = typeof inquiries.$inferSelect
export type InquiryMessage = typeof inquiryMessages.$inferSelect
export type InquirySide = 'buyer' | 'seller'
