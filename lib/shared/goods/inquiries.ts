/** Private questions to the seller of an item, before an order. */

export const INQUIRY_MAX = 200
/** Messages of each side of a conversation. */
export const INQUIRY_MESSAGES = 20
/** Conversations that a person may open in 24 hours and that their sellers have not answered. */
export const INQUIRY_UNANSWERED = 5

export const inquiryError = (text: string): string => (text.trim() ? '' : '请填写要咨询的内容')

export const INQUIRIES_PATH = '/center/inquiries'
export const inquiryHref = (id: number): string => `${INQUIRIES_PATH}?id=${id}`
/** The form that reports a conversation to customer service. */
export const inquiryReportHref = (id: number): string => `/service?kind=complaint&inquiry=${id}`
