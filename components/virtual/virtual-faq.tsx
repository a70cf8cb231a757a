import { Icon } from '@/components/ui/icon'
import styles from './virtual.module.css'

const CODE = 46
const SHARED: readonly [string, string][] = [
  ['为什么没有包赔选项？', '包赔保的是账号被找回。兑换码和代充不交接账号，没有找回风险，所以不收这笔费用。'],
  ['卖家一直不发货怎么办？', '付款后 24 小时内没有交付，订单自动取消，货款全额退回钱包。'],
]
const CODES: readonly [string, string][] = [
  ['卡密在哪里看？', '卖家发货后，打开订单详情，点“查看交付内容”。每次查看都有记录，请不要发给别人。'],
  ['提示已被使用怎么办？', '先截图兑换结果，不要点确认收货，在订单群里联系客服。核实后全额退款。'],
]
const TOP_UPS: readonly [string, string][] = [
  ['需要把密码给卖家吗？', '不需要。只填充值账号或角色，任何人要密码、验证码都请拒绝并联系客服。'],
  ['账号填错了怎么办？', '卖家充值前可以取消订单，或在订单群里更正；已经充到别人账号的无法追回。'],
]

/** Questions buyers of codes and top-ups ask; folds work without scripts. */
export function VirtualFaq({ goodsTypeId }: { goodsTypeId: number }) {
  return (
    <section className={`panel ${styles.faq}`} aria-labelledby="faq-h">
      <h2 id="faq-h">常见问题</h2>
      {[...(goodsTypeId === CODE ? CODES : TOP_UPS), ...SHARED].map(([question, answer], i) => (
        <details key={question} open={i === 0}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
