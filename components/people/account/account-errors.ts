import { fieldError } from '@/lib/shared/people/field-rules'

/** Validation of fields shared by account forms, with the server's messages. */
export const phoneFault = (phone: string): string | undefined => (phone ? fieldError('mobile', phone) : '请输入手机号')

export const codeError = (smsCode: string): string | undefined => fieldError('smsCode', smsCode)

export const agreeFault = (agree: boolean): string | undefined => (agree ? undefined : '请先阅读并同意用户协议')
