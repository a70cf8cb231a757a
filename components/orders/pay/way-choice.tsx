import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { fen, fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import styles from './pay.module.css'
import type { PayState } from './use-pay-state'

export type Way = 'balance' | 'ali' | 'wx'

interface Props {
  ways: PayState['ways']
  value: Way
  canBalance: boolean
  onChange: (way: Way) => void
}

/** Payment methods; an unavailable one shows the reason and how to fix it. */
export function WayChoice({ ways, value, canBalance, onChange }: Props) {
  const open = new Set(ways.methods.map((method) => method.aliOrWx))
  return (
    <fieldset>
      <legend className="sr">付款方式</legend>
      <Row
        way="balance"
        value={value}
        onChange={onChange}
        off={!canBalance}
        title="余额"
        text={balanceText(ways, canBalance)}
        icon={
          <span className="way-ic way-bal">
            <Icon name="wallet" />
          </span>
        }
      >
        <BalanceFix ways={ways} canBalance={canBalance} />
      </Row>
      {open.has(1) ? (
        <Row
          way="ali"
          value={value}
          onChange={onChange}
          title="支付宝"
          text="支持余额宝与银行卡"
          icon={
            <span className="way-ic way-ali" aria-hidden="true">
              支
            </span>
          }
        />
      ) : null}
      {open.has(2) ? (
        <Row
          way="wx"
          value={value}
          onChange={onChange}
          title="微信支付"
          text="支持零钱与银行卡"
          icon={
            <span className="way-ic way-wx">
              <Icon name="wechat" />
            </span>
          }
        />
      ) : null}
    </fieldset>
  )
}

const isOwing = ({ owed }: PayState['ways']): boolean => yuanToFen(owed) > 0n

function balanceText(ways: PayState['ways'], canBalance: boolean): string {
  if (isOwing(ways)) return `有理赔欠款 ${yuanText(ways.owed)} 未还清，还清前不能使用余额`
  const kept = fenToYuan(fen(yuanToFen(ways.coin) - yuanToFen(ways.spendable)))
  const coin = `可用 ${yuanText(ways.spendable)}${kept === '0.00' ? '' : `（${yuanText(kept)} 用于待处理的理赔）`}`
  if (canBalance) return coin
  return ways.isPayPassWord ? `${coin}，余额不足，不能支付这一单` : `${coin}，请先设置支付密码`
}

function BalanceFix({ ways, canBalance }: Pick<Props, 'ways' | 'canBalance'>) {
  if (canBalance) return null
  if (isOwing(ways))
    return (
      <a className="link" href="/center/buyers/buyGuarantee">
        去偿还
      </a>
    )
  const back = typeof location === 'undefined' ? '' : encodeURIComponent(location.pathname + location.search)
  return ways.isPayPassWord ? (
    <a className="link" href="/center/myself/recharge">
      去充值
    </a>
  ) : (
    <a className="link" href={`/center/myself/changePayPassword?returnUrl=${back}`}>
      去设置
    </a>
  )
}

interface RowProps {
  way: Way
  value: Way
  onChange: (way: Way) => void
  off?: boolean
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

function Row({ way, value, onChange, off = false, icon, title, text, children }: RowProps) {
  return (
    <label className={off ? `${styles.way} ${styles.isOff}` : styles.way}>
      <input type="radio" name="way" checked={value === way} disabled={off} onChange={() => onChange(way)} />
      {icon}
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {children}
    </label>
  )
}
