/** Subjects of a business enquiry. */
export const LEAD_KINDS = {
  dist: '开设分销商站点',
  channel: '渠道推广',
  supply: '货源供应',
  brand: '品牌与媒体',
} as const
export type LeadKind = keyof typeof LEAD_KINDS

export const LEAD_NAME_MAX = 20
export const LEAD_COMPANY_MAX = 60
export const LEAD_NOTE_MAX = 500
/** Messages for fields without a field rule. */
export const NO_LEAD_NAME = '请填写联系人'
export const NO_LEAD_KIND = '请选择合作类型'
