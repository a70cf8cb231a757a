import type { RuleName } from '../people/field-rules'
import { normalAccount, normalEmail, normalQq } from './account'
import { normalAmount } from './amount'
import { normalCount, normalDigits, normalHours } from './digits'
import { normalText } from './free-text'
import { normalIdentityNumber } from './identity-number'
import { normalPhone } from './phone'
import { normalRealName } from './real-name'

/** Normaliser for the input of each rule in field-rules.ts. */
export const NORMAL: Readonly<Record<RuleName, (text: string) => string>> = {
  qq: normalQq,
  mobile: normalPhone,
  wechat: normalAccount,
  contact: normalAccount,
  price: normalAmount,
  deposit: normalAmount,
  integer: normalCount,
  hours: normalHours,
  email: normalEmail,
  idCard: normalIdentityNumber,
  realName: normalRealName,
  codeWord: normalText,
  smsCode: normalDigits,
  password: (text) => text.trim(),
  payPassword: normalDigits,
  nickName: normalText,
}
