import styles from './detail.module.css'

const STEPS = [
  ['下单付款', '货款进入平台托管'],
  ['客服建群', '三方同群，全程留痕'],
  ['验号换绑', '客服陪同核对'],
  ['确认收货', '你确认后才放款'],
  ['卖家收款', '平台结算给卖家'],
] as const
const DELIVERY: readonly [string, string] = ['游戏内交付', '按角色名当面交易']

/** How the trade goes on; props and currency are handed over in the game instead of re-bound. */
export function TradeSteps({ isAccount }: { isAccount: boolean }) {
  return (
    <ol className={styles.flow} aria-label="交易流程">
      {STEPS.map((step, i) => {
        const [title, text] = i === 2 && !isAccount ? DELIVERY : step
        return (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        )
      })}
    </ol>
  )
}
