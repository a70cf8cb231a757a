import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { yuanText } from '@/lib/shared/money/money'
import { type PayeeKind, payeeKindsText } from '@/lib/shared/money/payout'
import styles from './payout.module.css'

interface Props {
  isVerified: boolean
  hasPayPassword: boolean
  payeeKinds: readonly PayeeKind[]
  /** Smallest withdrawal, in yuan. */
  least: string
}
const BACK = encodeURIComponent('/center/mywallets/withdrawal')

/** Missing requirements for a withdrawal, one at a time; a payee comes last. */
export function FirstSteps(props: Props) {
  const { title, text, href, label } = stepOf(props)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="first-h">
      <h2 id="first-h" className="sr">
        提现之前
      </h2>
      <Empty picture="orders" title={title} text={text}>
        <a className={buttonClass({ kind: 'primary' })} href={href}>
          {label}
        </a>
      </Empty>
    </section>
  )
}

function stepOf({ isVerified, hasPayPassword, payeeKinds, least }: Props) {
  if (!isVerified)
    return {
      title: '先完成实名认证',
      text: '提现只打给实名本人',
      label: '去认证',
      href: `/center/myself/identityAuthentication?returnUrl=${BACK}`,
    }
  if (!hasPayPassword)
    return {
      title: '先设置支付密码',
      text: '提现要输入支付密码',
      label: '去设置',
      href: `/center/myself/changePayPassword?returnUrl=${BACK}`,
    }
  return {
    title: '先绑定收款账户',
    text: `${payeeKindsText(payeeKinds)}，须为实名本人；单笔 ${yuanText(least)} 起提`,
    label: '去绑定',
    href: '/center/myself/changeAliAccount',
  }
}
