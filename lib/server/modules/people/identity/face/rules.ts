import { moneyText } from '@/lib/shared/money/money'
import { FACE_PURPOSE_NAMES, type FacePurpose } from '@/lib/shared/people/face'
import { MINUTE_MS } from '@/lib/shared/time'
import type { FaceFault, FaceRefused } from '../../../../providers/real-name/port'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'

/** A check without a result by then has expired, whatever the vendor says later. */
export const FACE_LIFE_MS = 45 * MINUTE_MS

const FAULTS: Readonly<Record<FaceFault, string>> = {
  face: '与实名认证的本人不符，请由本人重新核验',
  liveness: '没有通过活体检测，请在光线充足处正对镜头重试',
  identity: '姓名与身份证号核对不上，请联系客服',
  record: '暂时没有可以比对的照片，请联系客服',
  risk: '核验环境存在风险，请换手机或网络再试，仍未通过请联系客服',
  limit: '今天核验次数过多，请明天再试',
}
export const faultText = (why: FaceFault): string => FAULTS[why]

/** The vendor did not begin. */
export const startFault = (why: FaceRefused['why']): string =>
  why === 'device' ? '这部手机或浏览器不支持人脸核验，请换手机自带的浏览器再试' : FAULTS[why]

const yuan = (fen: number): string => moneyText(BigInt(fen))

const NEEDED: Readonly<Record<FacePurpose, (rules: Rules) => string>> = {
  list: ({ faceFromFen, faceDays }) => `发布 ${yuan(faceFromFen)} 及以上的商品，每 ${faceDays} 天要做一次人脸核验`,
  sign: () => '签署这份协议前，请先完成人脸核验',
  phone: () => '更换手机号前，请先完成人脸核验',
  withdraw: ({ faceWithdrawFen }) => `当天提现累计超过 ${yuan(faceWithdrawFen)}，请先完成人脸核验`,
  claim: ({ faceClaimFen }) => `申请超过 ${yuan(faceClaimFen)} 的理赔，请先完成人脸核验`,
}

/** The page opens the check of this purpose for it. */
export const faceNeeded = (purpose: FacePurpose, rules: Rules): Refusal =>
  refuse('FACE_NEEDED', NEEDED[purpose](rules), { purpose })

/** The oldest check that still counts: one of a listing for days, any other only for the action that asked for it. */
export const countsSince = (purpose: FacePurpose, { faceDays, faceMinutes }: Rules, at: Date): Date =>
  new Date(at.getTime() - (purpose === 'list' ? faceDays * 24 * 60 : faceMinutes) * MINUTE_MS)

/** Title and text for the owner of the account. */
export const failureText = (purpose: FacePurpose, why: FaceFault): string =>
  `用于${FACE_PURPOSE_NAMES[purpose]}：${faultText(why)}。不是你本人操作时，请立即修改密码并退出其他设备。`
