import { lazyCall } from '@/lib/client/lazy-call'
import { type SourceKind, sourceError } from '@/lib/shared/trade/sources'
import { VERIFY_KINDS, type VerifyKind, verifiedText, verifyError } from '@/lib/shared/trade/trust'

export interface CheckAnswer {
  value: string
  isGenuine: boolean
  title: string
  about: string
}

export type CheckKind = VerifyKind | SourceKind | 'payee'
export const CHECK_KINDS: { value: CheckKind; label: string }[] = [
  ...VERIFY_KINDS,
  { value: 'phone', label: '电话' },
  { value: 'link', label: '网址' },
  { value: 'payee', label: '收款方' },
]
export const CHECK_INPUTS: Record<
  CheckKind,
  { label: string; placeholder: string; mode: 'numeric' | 'text' | 'tel' | 'url' }
> = {
  1: { label: '客服QQ号', placeholder: '对方的 QQ 号，5 至 10 位数字', mode: 'numeric' },
  2: { label: '客服微信号', placeholder: '对方的微信号，不是昵称', mode: 'text' },
  phone: { label: '来电号码', placeholder: '打给你或发短信的号码', mode: 'tel' },
  link: { label: '对方发来的网址', placeholder: '整段粘贴，例如 www.example.com/pay', mode: 'url' },
  payee: { label: '对方给的收款账户或姓名', placeholder: '银行卡、支付宝、微信或收款码上的姓名', mode: 'text' },
}

/** Error if this cannot be checked, or ''. */
export const checkError = (kind: CheckKind, value: string): string => {
  if (kind === 'payee') return value.trim() ? '' : '请填写收款账户或姓名'
  return kind === 'link' || kind === 'phone' ? sourceError(kind, value) : verifyError(kind, value)
}

/** Checks what somebody who claims to be the platform gave as theirs. */
export async function checkClaim(kind: CheckKind, value: string): Promise<CheckAnswer> {
  if (kind === 'payee')
    return {
      value,
      isGenuine: false,
      title: '平台不向任何人的账户收款',
      about:
        '付款只在订单的收银台完成，由支付宝或微信支付收取。让你转账、扫个人收款码、先交保证金或解冻费的，都是诈骗。',
    }
  if (kind === 'link' || kind === 'phone') {
    const found = await checkSource(kind, value)
    return { value, isGenuine: found.isOurs, ...SOURCE_TEXTS[kind](found) }
  }
  const found = await lazyCall('GET /cusSer/queryVerifyCustomer', { queryType: `${kind}`, queryValue: value })
  const isGenuine = Object.keys(found).length > 0
  // a number that is pasted without choosing 电话 is no impostor
  const phone = isGenuine || kind !== 1 || sourceError('phone', value) ? null : await checkSource('phone', value)
  if (phone?.isOurs) return { value, isGenuine: true, ...SOURCE_TEXTS.phone(phone) }
  const about = isGenuine ? [found.name, found.since && `${found.since} 起在岗`].filter(Boolean).join('，') : ''
  return { value, isGenuine, title: verifiedText(value, isGenuine), about }
}

type Source = Awaited<ReturnType<typeof checkSource>>
const checkSource = (kind: SourceKind, value: string) => lazyCall('GET /cusSer/checkSource', { kind, value })
const SOURCE_TEXTS: Record<SourceKind, (found: Source) => Pick<CheckAnswer, 'title' | 'about'>> = {
  link: ({ isOurs, value, siteName }) =>
    isOurs
      ? { title: `${value} 是${siteName}的网址`, about: '核对浏览器地址栏，一个字都不能差。' }
      : { title: `${value} 不是平台的网址`, about: '不要在这个网址登录、付款或填写验证码。' },
  phone: ({ isOurs, value, siteName }) =>
    isOurs
      ? { title: `${value} 是${siteName}公布的电话`, about: '来电显示可以伪造。涉及付款或验证码的，请挂断后自己拨打。' }
      : { title: `${value} 不是本站公布的电话`, about: '订单的事客服只在订单群里说，不会打电话让你操作。' },
}
