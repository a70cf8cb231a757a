/** What a face check is for; only that of a listing also counts for others of its kind, for as many days as the rules say. */
export const FACE_PURPOSES = ['list', 'sign', 'phone', 'withdraw', 'claim'] as const
export type FacePurpose = (typeof FACE_PURPOSES)[number]

/** Completes “本次用于…”. */
export const FACE_PURPOSE_NAMES: Readonly<Record<FacePurpose, string>> = {
  list: '发布商品',
  sign: '签署协议',
  phone: '更换手机号',
  withdraw: '提现',
  claim: '申请理赔',
}

/** `expired`: given up, or the vendor did not answer in time. */
export type FaceCheckState = 'pending' | 'passed' | 'failed' | 'expired'

export const FACE_STATE_NAMES: Readonly<Record<FaceCheckState, string>> = {
  pending: '核验中',
  passed: '已通过',
  failed: '未通过',
  expired: '已失效',
}

/** The page on the phone, which begins a check and shows its result. */
export const FACE_PATH = '/faceCheck'
export const facePath = (purpose: FacePurpose): string => `${FACE_PATH}?purpose=${purpose}`

/** For sellers: 已人脸核验 · 2026年11月. `month`: YYYY-MM. */
export const faceBadge = (month: string): string => {
  const [year, number] = month.split('-')
  return `已人脸核验 · ${year} 年 ${Number(number)} 月`
}
