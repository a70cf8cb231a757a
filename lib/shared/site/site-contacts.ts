import { normalAccount } from '../normalize/account'
import { passes } from '../people/field-rules'
import type { SiteConf } from './home-conf'

type Contacts = Pick<SiteConf, 'customerBlock' | 'techSupport' | 'distBaseConf'>

/** What is typed as QQ numbers of customer service, whether valid or not. */
const typedNumbers = (text: string): string[] => text.split(/[,，、;；\s]+/).filter(Boolean)

/** QQ numbers that a site publishes for customer service. */
export const serviceNumbers = ({ customerBlock }: Pick<Contacts, 'customerBlock'>): string[] =>
  typedNumbers(customerBlock.serviceNum).filter((text) => passes('qq', text))

/** QQ numbers and WeChat ids that a site publishes, as checks compare them. */
export function publishedContacts(conf: Contacts): { qq: string[]; wechat: string[] } {
  const chatId = conf.distBaseConf.isTechSupport ? normalAccount(conf.techSupport.chatId) : ''
  return { qq: serviceNumbers(conf), wechat: passes('wechat', chatId) ? [chatId] : [] }
}

/** Some provinces have a second abbreviation, which their authorities use for ICP records. */
const PROVINCES = '[京津沪渝冀豫云滇辽黑湘皖鲁新苏浙赣鄂桂甘陇晋蒙陕吉闽贵黔粤青藏川蜀宁琼]'
const ICP = new RegExp(`^${PROVINCES}ICP(?:备\\d{8,10}|证\\d{6,8})号(?:-\\d{1,3})?$`)
const PUBLIC_SECURITY = new RegExp(`^${PROVINCES}公网安备 ?\\d{13,14}号$`)
/** A mobile, a fixed line with its area code, 400 or 800, or a short service number, with an extension. */
const PHONE = /^(?:\+?86[- ]?)?(?:1\d{10}|0\d{2,3}[- ]?\d{7,8}|[48]00\d{7}|9[56]\d{3,6})(?:(?:-|转)\d{1,6})?$/
/** Groups of a 400 number, or of a mobile. */
const grouped = (text: string): string =>
  text
    .replace(/^([48]00)[- ](\d{3,4})[- ](\d{3,4})/, '$1$2$3')
    .replace(/^([48]00)[- ](\d{7})/, '$1$2')
    .replace(/^(1\d{2})[- ](\d{4})[- ](\d{4})/, '$1$2$3')

const unless = (isRight: boolean, text: string): string | undefined => (isRight ? undefined : text)
const orEmpty = (text: string, isRight: (typed: string) => boolean): boolean =>
  text.trim() === '' || isRight(text.trim())

/** What is wrong with the text of a field, for all of these fields. */
export const CONTACT_FAULTS = {
  serviceNum: (text: string) =>
    unless(
      typedNumbers(text).every((one) => passes('qq', one)),
      'QQ 号是 5–10 位数字，多个用逗号隔开',
    ),
  phone: (text: string) =>
    unless(
      orEmpty(text, (typed) => PHONE.test(grouped(typed))),
      '请填写手机号、带区号的座机或 400 电话，例如 400-123-4567',
    ),
  chatId: (text: string) =>
    unless(
      orEmpty(text, (typed) => passes('wechat', typed)),
      '微信号以字母开头，6–20 位，也可以填手机号',
    ),
  icpNum: (text: string) =>
    unless(
      orEmpty(text, (typed) => ICP.test(typed)),
      '格式不对，例如 京ICP备12345678号-1',
    ),
  pubSecCase: (text: string) =>
    unless(
      orEmpty(text, (typed) => PUBLIC_SECURITY.test(typed)),
      '格式不对，例如 京公网安备11010102000001号',
    ),
} as const
