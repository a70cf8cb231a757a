import type { GoodsDetail } from '@/lib/contract/entities/goods'
import styles from './detail.module.css'
import { SectionTabs } from './section-tabs'

const SECTIONS = [
  { id: 'desc', title: '卖家描述' },
  { id: 'rules', title: '购买须知' },
]

const ACCOUNT_RULES = [
  '付款后请在订单群里完成验号和换绑，客服会逐项核对页面上的信息。',
  '换绑密保手机、实名信息之前，不要点确认收货。',
  '购买包赔后，如账号被原主找回，在订单里提交凭证即可申请赔付。',
]
const ITEM_RULES = [
  '下单时请填写收货角色名，并保持角色在线，方便卖家当面交付。',
  '收到物品并核对数量后，再点确认收货；数量不符请先联系客服。',
  '交付只在游戏内进行，不要把物品还给自称客服或卖家的人。',
]

/** Information, description and rules; the tabs are anchors of one long page. */
export function GoodsBody({ goods }: { goods: GoodsDetail }) {
  const isAccount = goods.goodsTypeId === 1
  const name = isAccount ? '账号信息' : '商品信息'
  return (
    <div className={`panel ${styles.body}`}>
      <SectionTabs label="详情内容" sections={[{ id: 'facts', title: name }, ...SECTIONS]} />
      <section id="facts" aria-label={name}>
        <dl className={styles.facts}>
          {factRows(goods).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="desc">
        <h2>卖家描述</h2>
        <p>{goods.description || '卖家没有填写描述'}</p>
      </section>
      <section id="rules">
        <h2>购买须知</h2>
        <ol>
          {(isAccount ? ACCOUNT_RULES : ITEM_RULES).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function factRows(goods: GoodsDetail): [label: string, value: string][] {
  const rows: [string, string][] = [
    ['游戏', goods.gameName],
    ['类型', goods.goodsTypeStr],
    ['大区', goods.areaName],
    ['服务器', goods.serverName],
    ['跨区', goods.crossName],
    ...goods.facts.map((fact): [string, string] => [fact.label, fact.value]),
    ['库存', goods.goodsTypeId === 1 ? '' : String(goods.stock)],
    ['更新时间', goods.updateTime.slice(0, 10)],
  ]
  return rows.filter(([, value]) => value)
}
