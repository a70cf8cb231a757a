import { Crumb } from '@/components/ui/kit/crumb'
import { CallIndex } from './call-index'
import { Guide } from './guide'
import styles from './open.module.css'
import type { CallGroup } from './types'

/** The reference of the seller API: how to begin, what all calls share, each call in full. */
export function OpenPage({ groups }: { groups: readonly CallGroup[] }) {
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '卖家接口文档' }]} />
      <header className={`panel ${styles.head}`}>
        <div>
          <h1>卖家接口文档</h1>
          <p>{`用自己的程序发布商品、改价、发货和回复买家，共 ${count} 个接口。规则、审核和费用与网页相同。`}</p>
        </div>
        <p className={styles.acts}>
          <a className="btn btn-primary" href="/center/sell/api">
            新建密钥
          </a>
          <a className="btn btn-plain" href="/open/openapi.json" target="_blank" rel="noreferrer">
            下载 OpenAPI 3.1
          </a>
        </p>
      </header>
      <CallIndex groups={groups}>
        <Guide />
      </CallIndex>
    </div>
  )
}
