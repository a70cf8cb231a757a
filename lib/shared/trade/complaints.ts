/** `closing`: staff have settled it, and the provider is notified as soon as a refund has arrived. */
export const COMPLAINT_STAGES = ['open', 'answered', 'closing', 'done'] as const
export type ComplaintStage = (typeof COMPLAINT_STAGES)[number]
export const COMPLAINT_STAGE_NAMES: Readonly<Record<ComplaintStage, string>> = {
  open: '待回复',
  answered: '协商中',
  closing: '提交中',
  done: '已处理',
}

export const COMPLAINT_OUTCOMES = ['refunded', 'explained'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]
export const COMPLAINT_OUTCOME_NAMES: Readonly<Record<ComplaintOutcome, string>> = {
  refunded: '已退款',
  explained: '不退款，已说明',
}

/** Who speaks in a complaint. */
export const COMPLAINT_VOICES = ['payer', 'us', 'provider'] as const

/** Longest reply that both providers take. */
export const COMPLAINT_TEXT = 200

/** Sentences that staff can start from, for a reply and for each end. */
export const COMPLAINT_REPLIES: Readonly<Record<'reply' | ComplaintOutcome, readonly string[]>> = {
  reply: [
    '您好，您的投诉我们已收到，客服正在核实订单，会尽快在这里回复您。',
    '您好，为了尽快处理，请在订单群聊里把问题截图发给客服，我们会在核实后回复您。',
  ],
  refunded: ['您好，经核实，款项已按平台规则退回您的付款账户，请留意到账通知。'],
  explained: ['您好，经核实，订单已按约定交付，不符合退款条件。如有新的证据，可以在订单里申请售后，客服会重新核实。'],
}
