import type { GameScale } from '@/components/modes/currency/scale'
import { Crumb } from '@/components/ui/kit/crumb'
import { Icon } from '@/components/ui/kit/icon'
import { NetCalc, type ToolGame } from './net-calc'
import type { FeeConf } from './net-price'
import { ScaleCalc } from './scale-calc'
import styles from './tool.module.css'

const TOOLS = [
  ['trendup', '王者荣耀估价', '按真实成交给出价格区间和理由', '/gj-wzry'],
  ['trendup', '和平精英估价', '按真实成交给出价格区间和理由', '/gj-wzry/hpjyEvaluator'],
  ['verify', '客服验真', '查一个 QQ 或微信是不是官方客服', '/kfyz'],
  ['ban', '黑号查询', '付款前查对方账号有没有不良记录', '/black'],
  ['idcard', '账号资料生成', '填几项就生成清楚的出售文案', '/specilPage/createAccountInfo'],
  ['coins', '游戏币回收', '手里的币能卖多少，先算再卖', '/wares/goldRecycling'],
  ['recycle', '账号回收', '平台直收参考价', '/recycle'],
  ['clock', '卖出用时', '同类商品多久能卖出', '/dealshow/selltime'],
] as const

interface Props {
  games: readonly ToolGame[]
  start: { gid: number; gt: number; price: string; conf?: FeeConf }
  scales: readonly GameScale[]
}

export function ToolPage({ games, start, scales }: Props) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '交易工具' }]} />
      <header className={`panel ${styles.head}`}>
        <h1>交易工具</h1>
        <p>费率和行情都取自平台当前规则与在售商品，算出来多少，下单就是多少。</p>
      </header>
      <section className={`panel ${styles.part}`} id="net" aria-labelledby="net-h">
        <h2 id="net-h">到手价计算</h2>
        <p className="muted">卖家实际到账多少，买家选不同保障各付多少</p>
        <NetCalc games={games} start={start} />
      </section>
      <section className={`panel ${styles.part}`} id="scale" aria-labelledby="scale-h">
        <h2 id="scale-h">游戏币比例计算</h2>
        <p className="muted">一个报价划不划算，和站内在售的中位、最优比例比一比</p>
        <ScaleCalc scales={scales} />
      </section>
      <section className={`panel ${styles.part}`} aria-labelledby="more-h">
        <h2 id="more-h">更多工具</h2>
        <ul className={styles.links}>
          {TOOLS.map(([icon, title, text, href]) => (
            <li key={title}>
              <a href={href}>
                <Icon name={icon} />
                <b>{title}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
