import { amountWords } from '../normalize/amount'

/** Yuan above zero, at most two decimals. */
const AMOUNT = /^(?!0+(?:\.0{1,2})?$)\d{1,8}(?:\.\d{1,2})?$/
const COUNT = /^[1-9]\d{0,8}$/

/**
 * Field rules: one pattern and one message each, used by forms and by the server. They are applied to normalized text.
 */
export const RULES = {
  qq: { pattern: /^[1-9]\d{4,9}$/, message: 'QQ号码格式错误' },
  mobile: { pattern: /^1\d{10}$/, message: '手机号码格式错误' },
  wechat: { pattern: /^(?:[a-zA-Z][\w-]{5,19}|1\d{10})$/, message: '微信号格式错误，请填写微信绑定的手机号' },
  contact: {
    pattern: /^(?:[1-9]\d{4,9}|1\d{10}|[a-zA-Z][\w-]{5,19})$/,
    message: '请填写正确的QQ号、微信号或手机号',
  },
  price: { pattern: AMOUNT, message: '请输入正确的价格，最多两位小数' },
  deposit: { pattern: AMOUNT, message: '请输入正确的保证金，最多两位小数' },
  integer: { pattern: COUNT, message: '请输入非零整数' },
  hours: { pattern: COUNT, message: '时限为整数小时，至少1小时' },
  email: {
    pattern: /^[^\s@<>"(),:;。、]{1,64}@(?:[^\s@.<>"(),:;。、]+\.)+[^\s@.<>"(),:;。、]{2,}$/,
    message: '邮箱格式错误',
  },
  idCard: {
    pattern: /^\d{6}(?:18|19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/,
    message: '身份证号码格式错误',
  },
  realName: { pattern: /^(?=.{2,20}$)\p{Script=Han}+(?:·\p{Script=Han}+)*$/u, message: '请输入真实姓名' },
  codeWord: { pattern: /^\S{6,18}$/, message: '请输入暗号' },
  smsCode: { pattern: /^\d{6}$/, message: '请输入6位短信验证码' },
  password: { pattern: /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,32}$/, message: '密码为8-32位，需同时包含字母和数字' },
  payPassword: { pattern: /^\d{6}$/, message: '支付密码为6位数字' },
  nickName: { pattern: /^[^\s<>]{2,16}$/, message: '昵称为2-16个字符，不能含空格' },
} as const

/** Additional check for established number ranges. Newer numbers are valid too, so it only warns. */
export const isCommonMobile = (phone: string): boolean => /^1[34578]\d{9}$/.test(phone)

export type RuleName = keyof typeof RULES
export const passes = (rule: RuleName, text: string): boolean => RULES[rule].pattern.test(text)
/** The rule's message if the text violates it. */
export const fieldError = (rule: RuleName, text: string): string | undefined =>
  passes(rule, text) ? undefined : wordsFor(rule, text)
/** Error message for a text that violates the rule. */
export const wordsFor = (rule: RuleName, text: string): string =>
  rule === 'price' || rule === 'deposit' ? amountWords(text, RULES[rule].message) : RULES[rule].message
