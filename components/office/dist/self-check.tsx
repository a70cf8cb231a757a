import type { HomeConf } from '@/lib/shared/site/home-conf'
import styles from './dist.module.css'

/** Check for a distributor after pointing a domain here: which brand is served, and which parts of it are missing. */
export function SelfCheck({ host, origin, conf }: { host: string; origin: string; conf: HomeConf }) {
  const { distBaseConf: base, pictArea, bottomVerInfo } = conf
  const parts: [name: string, value: string][] = [
    ['访问域名', host],
    ['正式地址', origin],
    ['分销商编号', String(conf.distId)],
    ['站点名称', base.websiteName],
    ['站点描述', base.websiteDesc],
    ['关键词', base.webKeyWordStr],
    ['欢迎语', base.hdrBarWelceWord],
    ['站点图标', pictArea.webIcon],
    ['站点标志', pictArea.logo],
    ['客服号码', conf.customerBlock.serviceNum],
    ['备案号', bottomVerInfo.icpNum],
    ['营业执照', bottomVerInfo.busLicense],
    ['公安备案', bottomVerInfo.pubSecCase],
    ['导航', conf.treeMenuButMap.pc1.map((entry) => entry.title).join('、')],
  ]
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="check-h">
      <h1 id="check-h">部署自检</h1>
      <p className="muted">只在非正式环境显示。缺少的项目会使用默认内容。</p>
      <dl className={styles.facts}>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {value ? <dd>{value}</dd> : <dd className={styles.lacks}>未配置</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
