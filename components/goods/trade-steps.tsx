import styles from './detail.module.css'

const STEPS = [
  ['下单付款', '货款进入平台托管'],
  ['客服建群', '三方同群，全程留痕'],
  ['验号换绑', '客服陪同核对'],
  ['确认收货', '你确认后才放款'],
  ['卖家收款', '平台结算给卖家'],
] as const
type Step = readonly [title: string, text: string]
/** The third step where nothing is re-bound: a code (46), a top-up (3), else a hand-over in the game. */
const DELIVERIES: Readonly<Record<number, Step>> = {
  46: ['订单内发码', '卡密只有你能看'],
  3: ['充值到账', '只需账号不要密码'],
}
const IN_GAME: Step = ['游戏内交付', '按角色名当面交易']

/** How the trade of a goods type goes on; 1 is an account. */
export function TradeSteps({ goodsTypeId }: { goodsTypeId: number }) {
  return (
    <ol className={styles.flow} aria-label="交易流程">
      {STEPS.map((step, i) => {
        const [title, text] = i === 2 && goodsTypeId !== 1 ? (DELIVERIES[goodsTypeId] ?? IN_GAME) : step
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
