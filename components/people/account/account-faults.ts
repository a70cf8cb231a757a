import { faultOf } from '@/lib/shared/people/field-rules'

/** Faults of the fields that account forms share, in the server's words. */
export const phoneFault = (phone: string): string | undefined => (phone ? faultOf('mobile', phone) : '请输入手机号')

export const codeFault = (smsCode: string): string | undefined => faultOf('smsCode', smsCode)

export const agreeFault = (agree: boolean): string | undefined => (agree ? undefined : '请先阅读并同意用户协议')
