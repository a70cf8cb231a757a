'use client'

import type { SiteConf } from '@/lib/shared/site/home-conf'
import { CONTACT_FAULTS } from '@/lib/shared/site/site-contacts'
import styles from './site.module.css'
import { SiteText } from './site-fields'
import type { FieldsProps } from './types'

/** Keys of the JSON text `statTrafScript`. */
const SCRIPTS = { sllSl: '51.LA 统计', baiduSl: '百度统计', baiduTj: '百度推送', fiveoneTj: '51.LA 推广' } as const

function readScripts(text: string): Record<string, string> {
  try {
    return text ? (JSON.parse(text) as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** Service contacts, and statistics scripts. */
export function ServiceFields({ conf, edit }: FieldsProps) {
  const base = (part: Partial<SiteConf['distBaseConf']>) =>
    edit((old) => ({ ...old, distBaseConf: { ...old.distBaseConf, ...part } }))
  const { isTechSupport, statTrafScript } = conf.distBaseConf
  const scripts = readScripts(statTrafScript)
  const script = (name: string, value: string) => {
    const entries = Object.entries({ ...scripts, [name]: value.trim() }).filter(([, address]) => address)
    base({ statTrafScript: entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : '' })
  }
  return (
    <div className={styles.fields}>
      <SiteText
        id="serviceNum"
        label="售前客服 QQ"
        hint="可填多个，用逗号隔开。公布后，用户验真时显示“真客服”。"
        value={conf.customerBlock.serviceNum}
        max={40}
        error={CONTACT_FAULTS.serviceNum(conf.customerBlock.serviceNum)}
        onChange={(serviceNum) => edit((old) => ({ ...old, customerBlock: { serviceNum } }))}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isTechSupport}
          onChange={(event) => base({ isTechSupport: event.target.checked })}
        />
        侧边栏显示技术支持
      </label>
      <SiteText
        id="supportPhone"
        label="技术支持电话"
        value={conf.techSupport.phone}
        max={40}
        error={CONTACT_FAULTS.phone(conf.techSupport.phone)}
        onChange={(phone) => edit((old) => ({ ...old, techSupport: { ...old.techSupport, phone } }))}
      />
      <SiteText
        id="supportChat"
        label="技术支持微信"
        value={conf.techSupport.chatId}
        max={40}
        error={CONTACT_FAULTS.chatId(conf.techSupport.chatId)}
        onChange={(chatId) => edit((old) => ({ ...old, techSupport: { ...old.techSupport, chatId } }))}
      />
      {Object.entries(SCRIPTS).map(([name, label]) => (
        <SiteText
          key={name}
          id={name}
          label={label}
          value={scripts[name] ?? ''}
          max={300}
          onChange={(value) => script(name, value)}
        />
      ))}
      <p className={`${styles.note} ${styles.wide}`}>
        统计脚本在隔离框里运行，只加载核准过的统计商；登录、付款和个人中心不加载
      </p>
    </div>
  )
}
