import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { Price } from '@/components/ui/kit/price'
import { Segment } from '@/components/ui/kit/segment'
import styles from './evaluator.module.css'
import { EvaluatorForm } from './evaluator-form'
import type { ModelFieldRow } from './fact-errors'
import { type SoldRow, SoldTable } from './sold-table'

interface EvaluatorModel {
  gameId: number
  gameName: string
  days: number
  sampleSize: number
  minSample: number
  medianDays: number
  medianPrice: string | null
  fields: readonly ModelFieldRow[]
  recent: readonly SoldRow[]
}

const PAGES = [
  { value: '107', label: '王者荣耀', href: '/gj-wzry' },
  { value: '111', label: '和平精英', href: '/gj-wzry/hpjyEvaluator' },
] as const

/** Valuation of an account: form and result, the complete method, and the underlying sales. */
export function EvaluatorPage({ model, gameName }: { model: EvaluatorModel | undefined; gameName: string }) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '账号估价' }, { title: gameName }]} />
      <header className={`panel ${styles.head}`}>
        <div>
          <h1>{gameName}账号估价</h1>
          <p>
            {model
              ? `按近 ${model.days} 天 ${model.sampleSize} 个账号的真实成交计算，每一分怎么来的都写在下面。`
              : '本站不交易这个游戏。'}
          </p>
        </div>
        <Segment label="游戏" value={String(model?.gameId ?? '') as '107' | '111'} options={PAGES} />
      </header>
      {model ? (
        <>
          <EvaluatorForm gid={String(model.gameId)} gameName={gameName} fields={model.fields} />
          <Method model={model} />
          <Recent model={model} />
        </>
      ) : (
        <div className={`panel ${styles.wide}`}>
          <Empty picture="search" title="本站没有这个游戏" text="看看其他游戏的账号">
            <a className="btn" href="/allgame">
              全部游戏
            </a>
          </Empty>
        </div>
      )}
    </div>
  )
}

function Method({ model }: { model: EvaluatorModel }) {
  return (
    <section className={`panel ${styles.wide} ${styles.model}`} aria-labelledby="method-h">
      <h2 id="method-h">怎么算的</h2>
      <ol className={styles.method}>
        <li>每一项看你的账号在已成交账号里排在什么位置，排在正中间得该项一半的分，最高得满分。</li>
        <li>四项相加得到 0–100 分，再找出总分最接近的一批成交账号，越接近的权重越大。</li>
        <li>这批账号成交价的中间一半就是价格区间，正中间是参考成交价。</li>
        <li>成交少于 {model.minSample} 个时不给价格，避免误导。</li>
      </ol>
      <div className={styles.scroll}>
        <table>
          <caption className="sr">各项满分与成交账号的中间值</caption>
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col" className={styles.r}>
                满分
              </th>
              <th scope="col" className={styles.r}>
                成交账号的中间值
              </th>
              <th scope="col">取值</th>
            </tr>
          </thead>
          <tbody>
            {model.fields.map((field) => (
              <tr key={field.key}>
                <th scope="row">{field.label}</th>
                <td className={`num ${styles.r}`}>{field.maxPoints}</td>
                <td className={`num ${styles.r}`}>{field.middle ? `${field.middle}${field.unit}` : '暂无'}</td>
                <td>{field.options.length > 0 ? field.options.join(' < ') : '数量越多分越高'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Recent({ model }: { model: EvaluatorModel }) {
  return (
    <section className={`panel ${styles.wide}`} aria-labelledby="recent-h">
      <h2 id="recent-h">最近成交</h2>
      {model.medianPrice ? (
        <p className="muted">
          近 {model.medianDays} 天成交中位价 <Price yuan={model.medianPrice} size="s" />
        </p>
      ) : null}
      {model.recent.length > 0 ? (
        <SoldTable caption="账号" list={model.recent} />
      ) : (
        <Empty picture="search" title="近期没有成交" text="成交后会显示在这里" />
      )}
    </section>
  )
}
